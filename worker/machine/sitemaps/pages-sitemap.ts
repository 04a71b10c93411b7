import type { Context } from 'hono'
import { defaultLocale, type Locale, locales } from '../../../client/content/locale.ts'
import { type Params, pathTo } from '../../../client/href.ts'
import { noFilters } from '../../../client/pages/jobs/job-filters.ts'
import { type Route, type RouteName, type RouteNameWith, routes } from '../../../client/routes.ts'
import { everythingKeys } from '../../changes/keys.ts'
import type { AppEnv } from '../../env.ts'
import { cachedFile } from '../cached-file.ts'
import { xmlDeclaration } from '../xml.ts'
import { pageEntries, type SitemapEntry, urlSet } from './entry.ts'

/** `/sitemaps/pages.xml`: the site's own pages: fixed ones, and the indexes of topics, jobs and months. */
export function pagesSitemap(c: Context<AppEnv>): Promise<Response> {
  c.var.dependencies.add(...everythingKeys)
  return cachedFile(c, '/sitemaps/pages.xml', async () => {
    const { siteUrl } = c.var.config
    const groups = [...fixedPages(), ...(await indexPages(c))]
    const entries = groups.map((group) => pageEntries(siteUrl, group)).join('')
    return {
      type: 'application/xml; charset=utf-8',
      modifiedAt: null,
      body: xmlDeclaration + urlSet.start + entries + urlSet.end,
    }
  })
}

/** In every language. */
function fixedPages(): SitemapEntry[][] {
  return Object.entries<Route>(routes)
    .filter(([, { kind }]) => kind === 'page')
    .map(([name]) => name as RouteName) // The keys of the table are its names.
    .map((name) => locales.map((locale) => entry(locale, pathTo(locale, name))))
}

/** Those that aren't empty, by language. */
async function indexPages(c: Context<AppEnv>): Promise<SitemapEntry[][]> {
  const found = await Promise.all(locales.map((locale) => indexesIn(c, locale)))
  // The same page differs only by its language prefix; categories have their own slugs in each language.
  const groups = Map.groupBy(found.flat(), ({ same }) => same)
  return [...groups.values()].map((group) => group.map(({ locale, path }) => entry(locale, path)))
}

interface IndexPage {
  locale: Locale
  path: string
  /** Equal for the languages of one page. */
  same: string
}

async function indexesIn(c: Context<AppEnv>, locale: Locale): Promise<IndexPage[]> {
  const { content, jobs } = c.var
  const [tags, months, vacancies] = await Promise.all([
    content.tags(locale),
    c.var.archive.months(locale),
    jobs.search({ ...noFilters, locale, page: 1, pageSize: 1 }),
  ])
  const filled = months.filter(({ count }) => count > 0)
  // What each index of the table has something on; one that is missing here does not compile.
  const values: Record<RouteNameWith<{ kind: 'index' }>, Params[]> = {
    'tags-overzicht-char': [...new Set(tags.map((tag) => tag.initial))].sort().map((char) => ({ char })),
    'sitemap-year': [...new Set(filled.map(({ year }) => year))].map((year) => ({ year })),
    'sitemap-year-month': filled.map(({ year, month }) => ({ year, month: String(month).padStart(2, '0') })),
    'jobs-cat-id': vacancies.facets.categories.map(({ slug }) => ({ id: slug })),
  }
  return Object.entries(values).flatMap(([key, all]) => {
    const name = key as keyof typeof values
    // Categories have a slug of their own in each language.
    const same = name === 'jobs-cat-id' ? locale : defaultLocale
    return all.map((params) => ({
      locale,
      path: pathTo(locale, name, params),
      same: pathTo(same, name, params),
    }))
  })
}

function entry(locale: Locale, path: string): SitemapEntry {
  return { locale, path, changedAt: null, picture: null }
}
