import type { VacancyCard } from '../../../client/content/vacancy.ts'
import { pathTo } from '../../../client/href.ts'
import type { Translate } from '../../../client/i18n/translator.ts'
import { filtersFrom, noFilters, queryOf } from '../../../client/pages/jobs/job-filters.ts'
import { escapeHtml } from '../../content/markup.ts'
import type { FeedItem } from './feed.ts'
import type { FeedDraft, FeedRequest } from './feed-request.ts'

const maxItems = 50

/** The part of a query that changes the feed, normalised: the keys of `/jobs`, without order and page. */
export function jobsFeedQuery(asked: URLSearchParams): URLSearchParams {
  const filters = { ...filtersFrom(asked), order: noFilters.order }
  const [, search = ''] = pathTo('nl', 'jobs', {}, queryOf(filters)).split('?')
  return new URLSearchParams(search)
}

/** The newest vacancies, or those that a search of `/jobs` finds: the same keys have the same meaning. */
export async function jobsFeed({ jobs, t, locale, site, query }: FeedRequest): Promise<FeedDraft> {
  const found = await jobs.search({
    ...filtersFrom(query),
    order: 'newest',
    locale,
    page: 1,
    pageSize: maxItems,
  })
  const search = query.size > 0 ? `?${query}` : ''
  return {
    title: t('meta.feed.title', { site: site.name, subject: t('meta.feed.jobs') }),
    description: t('meta.feed.jobs-description'),
    page: `${pathTo(locale, 'jobs')}${search}`,
    items: found.jobs.items.map((vacancy) => itemOf(vacancy, t)),
  }
}

function itemOf(vacancy: VacancyCard, t: Translate): FeedItem {
  const where = [...vacancy.cities, ...(vacancy.remote === 'full' ? [t('meta.feed.remote')] : [])].join(', ')
  const summary = [vacancy.employer.name, where, hoursOf(vacancy, t)].filter(Boolean).join(' · ')
  return {
    path: pathTo(vacancy.locale, 'jobs-vacature-id-slug', { id: vacancy.number, slug: vacancy.slug }),
    locale: vacancy.locale,
    title: `${vacancy.title}, ${vacancy.employer.name}`,
    summary,
    html: `<p>${escapeHtml(summary)}</p>`,
    publishedAt: vacancy.postedAt,
    modifiedAt: vacancy.postedAt,
    authors: [{ name: vacancy.employer.name, url: null }],
    categories: vacancy.cities,
    picture: null,
  }
}

function hoursOf({ hours }: VacancyCard, t: Translate): string {
  if (!hours) return ''
  const ends = [...new Set([hours.min, hours.max].filter((end) => end !== null))]
  return ends.length > 0 ? t('meta.feed.hours', { hours: ends.join('–') }) : ''
}
