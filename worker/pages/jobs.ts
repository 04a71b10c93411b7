import { feedPath } from '../../client/components/feed-path.ts'
import { vacancyPath } from '../../client/components/vacancy-path.ts'
import { filtersFrom, isNarrowed, noFilters, queryOf } from '../../client/pages/jobs/job-filters.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { optional } from '../loading/optional.ts'
import type { LoadedPage } from './loader.ts'
import { checkPage, pageNumber, pageQuery } from './page-number.ts'
import { neighbours } from './section.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { collectionOf } from './structured-data/collection.ts'
import { everyLanguage } from './translations.ts'

/** Vacancies per page of a list. */
export const jobsOnPage = 20

/**
 * The search for vacancies.
 * @throws SiteError `NotFoundError` if there is no such page of results.
 */
export async function loadJobs({
  query,
  locale,
  jobs,
  content,
  site,
  t,
  href,
}: LoadContext): Promise<LoadedPage<'jobs'>> {
  const page = pageNumber(query)
  const searched = jobs.read(filtersFrom(query), locale).then(async ({ filters, other }) => ({
    filters,
    other,
    ...(await jobs.search({ ...filters, locale, page, pageSize: jobsOnPage })),
  }))
  const [found, categories] = await Promise.all([
    searched,
    optional('job-categories', content.categories('vacancy', locale), []),
  ])
  const { filters } = found
  checkPage(found.jobs)
  const nearest =
    found.jobs.total === 0 ? await optional('nearest-jobs', jobs.nearest(filters, locale), []) : []
  const isWhole = !isNarrowed(filters) && filters.order === noFilters.order
  const title = t('meta.jobs.title')
  return {
    props: {
      ...found,
      nearest,
      categories: categories.map(({ slug, name, icon }) => ({ slug, name, icon })),
    },
    head: {
      title: page === 1 ? title : t('meta.page', { title, page }),
      description: t('meta.jobs.description'),
      // There are too many searches to index; each has the full list as its canonical address.
      canonical: href('jobs', {}, isWhole ? pageQuery(page) : {}),
      ...neighbours((number) => href('jobs', {}, queryOf(filters, number)), page, found.jobs.pageCount),
      alternates: isWhole && page === 1 ? everyLanguage('jobs') : [],
      robots: isWhole ? 'index' : 'noindex',
      feeds: [{ title, path: feedPath(locale, 'jobs') }],
      structuredData: [
        collectionOf(site, title, href('jobs'), found.jobs.items.map(vacancyPath)),
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: t('meta.jobs.name'), path: href('jobs') },
        ]),
      ],
    },
  }
}
