import { matchRoute } from '../../client/match.ts'
import { noFilters } from '../../client/pages/jobs/job-filters.ts'
import type { SitemapProps, YearOverview } from '../../client/pages/sitemap/sitemap-props.ts'
import type { CountedMonth } from '../archive/archive.ts'
import type { LoadContext } from '../loading/load-context.ts'
import { optional } from '../loading/optional.ts'
import { mostUsed } from './home.ts'
import type { LoadedPage } from './loader.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { collectionOf } from './structured-data/collection.ts'
import { everyLanguage } from './translations.ts'
import { withDutch } from './with-dutch.ts'

const topicCount = 24
const companyCount = 12
const eventCount = 4
const issueCount = 4

/** An overview of the whole site. It works without any of its parts except the archive. */
export async function loadSitemap(context: LoadContext): Promise<LoadedPage<'sitemap'>> {
  const { locale, content, archive, site, t, href } = context
  const [months, tags, pages, jobs, companies, events, magazines] = await Promise.all([
    archive.months(locale),
    optional('sitemap', content.tags(locale), []),
    optional('sitemap', content.pages(locale), []),
    optional('sitemap', jobCategories(context), []),
    optional('sitemap', suppliers(context), []),
    optional('sitemap', eventsAhead(context), []),
    optional('sitemap', newestIssues(context), []),
  ])
  const years = yearsOf(months)
  return {
    props: {
      years,
      tags: mostUsed(tags, topicCount),
      jobs,
      companies,
      events,
      magazines,
      // A fixed route takes precedence over a page that editors composed at the same address.
      pages: pages.filter(({ slug }) => matchRoute(`/${slug}`)?.name === 'slug'),
    },
    head: {
      title: t('meta.archive.title'),
      description: t('meta.archive.description'),
      canonical: href('sitemap'),
      alternates: everyLanguage('sitemap'),
      structuredData: [
        collectionOf(
          site,
          t('meta.archive.title'),
          href('sitemap'),
          years.map(({ year }) => href('sitemap-year', { year })),
        ),
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: t('meta.archive.title'), path: href('sitemap') },
        ]),
      ],
    },
  }
}

/** Years with their months, newest first. */
export function yearsOf(months: CountedMonth[]): YearOverview[] {
  return [...Map.groupBy(months, ({ year }) => year)].map(([year, inYear]) => ({
    year,
    total: inYear.reduce((sum, { count }) => sum + count, 0),
    counts: Array.from(
      { length: 12 },
      (_, index) => inYear.find(({ month }) => month === index + 1)?.count ?? 0,
    ),
  }))
}

async function jobCategories({ jobs, locale }: LoadContext): Promise<SitemapProps['jobs']> {
  return (await jobs.search({ ...noFilters, locale, page: 1, pageSize: 1 })).facets.categories
}

async function suppliers({ content, locale }: LoadContext): Promise<SitemapProps['companies']> {
  const found = await withDutch(
    locale,
    async (asked) =>
      (await content.partners({ locale: asked, role: 'supplier', page: 1, pageSize: companyCount })).items,
    ({ link }) => link,
  )
  return found
    .slice(0, companyCount)
    .map(({ link, name, city, locale: language }) => ({ link, name, city, locale: language }))
}

async function eventsAhead({ content, locale, today }: LoadContext): Promise<SitemapProps['events']> {
  const found = await withDutch(
    locale,
    async (asked) =>
      (await content.events({ locale: asked, when: 'ahead', today, page: 1, pageSize: eventCount })).items,
    ({ number }) => number,
  )
  return found.slice(0, eventCount)
}

async function newestIssues({ content, locale }: LoadContext): Promise<SitemapProps['magazines']> {
  const found = await withDutch(
    locale,
    async (asked) => (await content.magazines({ locale: asked, page: 1, pageSize: issueCount })).items,
    ({ number }) => number,
  )
  return found.slice(0, issueCount)
}
