import type { EventCard } from '../../client/content/event-card.ts'
import type { Listing } from '../../client/content/listing.ts'
import { defaultLocale, type Locale } from '../../client/content/locale.ts'
import type { SiteFacts } from '../../client/page-facts.ts'
import { allOf, countFilters, queryOf } from '../../client/pages/events/event-filters.ts'
import { wholeList } from '../content/whole-list.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { byMonths, facetsOf, filterEvents, filtersFrom } from './event-filters.ts'
import type { LoadedPage } from './loader.ts'
import { checkPage, pageNumber, pageQuery } from './page-number.ts'
import { neighbours } from './section.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { collectionOf } from './structured-data/collection.ts'
import { eventCardNode } from './structured-data/event.ts'
import { everyLanguage } from './translations.ts'

const pageSize = 20
/** Maximum number of events to count and filter, in hundreds: more than ten years of past ones. */
const most = { ahead: 4, past: 10 }
/** Of those that exist only in Dutch. */
const maxInDutch = 8

/**
 * Upcoming or past events: filtered by the address, grouped by month, in pages.
 * @throws SiteError `NotFoundError` for invalid filters and pages.
 */
export async function loadEvents(context: LoadContext): Promise<LoadedPage<'events'>> {
  const { query, locale, content, today, site, t, href } = context
  const filters = filtersFrom(query)
  const { period } = filters
  const page = pageNumber(query)
  const eventsIn = (language: Locale) =>
    wholeList((place) => content.events({ locale: language, when: period, today, ...place }), most[period])
  const [all, dutch] = await Promise.all([
    eventsIn(locale),
    locale === defaultLocale || page > 1 ? [] : eventsIn(defaultLocale),
  ])
  const found = filterEvents(all, filters)
  const listing = pageOf(found, page)
  checkPage(listing)
  const plain = allOf(period)
  const isPlain = countFilters(filters) === 0
  const path = (number: number) => href('events', {}, { ...queryOf(plain), ...pageQuery(number) })
  const title = titleOf(context, filters)
  return {
    props: {
      filters,
      facets: facetsOf(all, filters),
      months: byMonths(listing.items),
      listing: { page, pageCount: listing.pageCount, total: listing.total },
      inDutch: filterEvents(untranslated(dutch, all), filters).slice(0, maxInDutch),
    },
    head: {
      title: page === 1 ? title : t('meta.page', { title, page }),
      description: t(period === 'past' ? 'meta.events.past-description' : 'meta.events.description'),
      canonical: path(isPlain ? page : 1),
      ...(isPlain ? neighbours(path, page, listing.pageCount) : {}),
      alternates: isPlain && page === 1 ? everyLanguage('events', {}, queryOf(plain)) : [],
      robots: isPlain ? 'index' : 'noindex',
      structuredData: [
        eventList(site, title, path(1), listing.items),
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: t('events.title'), path: href('events') },
        ]),
      ],
    },
  }
}

function titleOf({ t }: LoadContext, { period, year }: ReturnType<typeof filtersFrom>): string {
  if (period === 'ahead') return t('meta.events.title')
  return year ? t('meta.events.past-title-year', { year }) : t('meta.events.past-title')
}

function eventList(site: SiteFacts, name: string, path: string, events: EventCard[]) {
  const page = collectionOf(site, name, path, [])
  if (events.length === 0) return page
  return {
    ...page,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: events.map((event, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: eventCardNode(site, event),
      })),
    },
  }
}

function pageOf(events: EventCard[], page: number): Listing<EventCard> {
  const start = (page - 1) * pageSize
  return {
    items: events.slice(start, start + pageSize),
    page,
    pageSize,
    pageCount: Math.ceil(events.length / pageSize),
    total: events.length,
  }
}

function untranslated(dutch: EventCard[], translated: EventCard[]): EventCard[] {
  const known = new Set(translated.map(({ number }) => number))
  return dutch.filter(({ number }) => !known.has(number))
}
