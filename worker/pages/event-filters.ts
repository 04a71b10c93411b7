import { sections } from '../../client/content/article-card.ts'
import { dutchDate } from '../../client/content/dutch-date.ts'
import type { EventCard } from '../../client/content/event-card.ts'
import type { EventFacets, EventFilters } from '../../client/pages/events/event-filters.ts'
import { SiteError } from '../errors.ts'
import { publicSlug } from './public-slug.ts'

/**
 * The filters in an address. A city without events is valid: its events may be over.
 * @throws SiteError `NotFoundError` for an invalid month, year, section or city.
 */
export function filtersFrom(query: URLSearchParams): EventFilters {
  const isPast = query.get('past') === '1'
  const city = query.get('city')
  return {
    period: isPast ? 'past' : 'ahead',
    month: isPast ? null : matching(query.get('month'), /^\d{4}-(?:0[1-9]|1[0-2])$/),
    year: isPast ? Number(matching(query.get('year'), /^(?:19|20)\d\d$/)) || null : null,
    city: city ? publicSlug(city) : null,
    section: sectionFrom(query.get('section')),
    isOnline: query.get('online') === '1',
  }
}

/** Events that match all filters, or all but one. */
export function filterEvents(
  events: EventCard[],
  filters: EventFilters,
  except?: keyof EventFilters,
): EventCard[] {
  const { month, year, city, section, isOnline } = { ...filters, ...(except ? noFilter[except] : {}) }
  return events.filter(
    (event) =>
      (!month || monthOf(event) === month) &&
      (!year || monthOf(event).startsWith(`${year}-`)) &&
      (!city || citySlug(event) === city) &&
      (!section || event.section === section) &&
      (!isOnline || event.attendance !== 'offline'),
  )
}

const noFilter: Partial<Record<keyof EventFilters, Partial<EventFilters>>> = {
  month: { month: null },
  year: { year: null },
  city: { city: null },
  section: { section: null },
}

/** The available choices, counted among the events that match the current filters. */
export function facetsOf(events: EventCard[], filters: EventFilters): EventFacets {
  const months = countBy(filterEvents(events, filters, 'month'), monthOf)
  const years = countBy(filterEvents(events, filters, 'year'), (event) => monthOf(event).slice(0, 4))
  const cities = countBy(filterEvents(events, filters, 'city'), citySlug)
  const inSections = countBy(filterEvents(events, filters, 'section'), ({ section }) => section)
  const names = new Map(events.map((event) => [citySlug(event), event.venue?.city ?? '']))
  return {
    months: [...months].map(([month, count]) => ({ month, count })).sort(byMonth),
    years: [...years].map(([year, count]) => ({ year: Number(year), count })),
    cities: [...cities]
      .map(([slug, count]) => ({ slug, name: names.get(slug) ?? slug, count }))
      .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name, 'nl')),
    sections: sections.flatMap((section) => {
      const count = inSections.get(section)
      return count ? [{ section, count }] : []
    }),
    online: filterEvents(events, { ...filters, isOnline: true }).length,
  }
}

/** Events by the Dutch month in which they start, in their order. */
export function byMonths(events: EventCard[]): { month: string; events: EventCard[] }[] {
  return [...Map.groupBy(events, monthOf)].map(([month, inMonth]) => ({ month, events: inMonth }))
}

function monthOf({ startsAt }: EventCard): string {
  return dutchDate(startsAt).slice(0, 'yyyy-mm'.length)
}

/** `'s-Hertogenbosch` as `s-hertogenbosch`; null without a city. */
function citySlug({ venue }: EventCard): string | null {
  const slug = (venue?.city ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return slug || null
}

function countBy<Key extends string>(
  events: EventCard[],
  keyOf: (event: EventCard) => Key | null,
): Map<Key, number> {
  const counts = new Map<Key, number>()
  for (const event of events) {
    const key = keyOf(event)
    if (key) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return counts
}

function byMonth(one: { month: string }, other: { month: string }): number {
  return one.month < other.month ? -1 : 1
}

function matching(text: string | null, pattern: RegExp): string | null {
  if (text && !pattern.test(text)) throw new SiteError('NotFoundError')
  return text || null
}

function sectionFrom(text: string | null): EventFilters['section'] {
  if (!text) return null
  const section = sections.find((known) => known === text)
  if (!section) throw new SiteError('NotFoundError')
  return section
}
