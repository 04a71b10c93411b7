import type { Context } from 'hono'
import { defaultLocale, type Locale, locales } from '../../../client/content/locale.ts'
import { pathTo } from '../../../client/href.ts'
import { noFilters } from '../../../client/pages/jobs/job-filters.ts'
import { type RouteName, routes } from '../../../client/routes.ts'
import { everythingKeys } from '../../changes/keys.ts'
import type { AppEnv } from '../../env.ts'
import { cachedFile } from '../cached-file.ts'
import { xmlDeclaration } from '../xml.ts'
import { pageEntries, type SitemapEntry, urlSet } from './entry.ts'

/** Routes whose pages are for one visitor or one search. */
const unlisted = new Set<RouteName>([
  'c',
  'zoeken',
  'inloggen',
  'registreren',
  'uitnodiging',
  'auth-connect',
  'email-valideren',
  'wachtwoord-reset',
  'wachtwoord-vergeten',
  'account-activeren',
  'offline',
])

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
  return Object.entries(routes)
    .filter(([, row]) => 'page' in row && row.access === 'everyone' && !row.path.includes(':'))
    .map(([name]) => name as RouteName) // The keys of the table are its names.
    .filter((name) => !unlisted.has(name))
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
    'page' in routes['jobs-cat-id'] ? jobs.search({ ...noFilters, locale, page: 1, pageSize: 1 }) : null,
  ])
  const initials = [...new Set(tags.map((tag) => tag.initial))].sort()
  const filled = months.filter(({ count }) => count > 0)
  const years = [...new Set(filled.map(({ year }) => year))]
  const shared = (name: RouteName, params: Record<string, string | number>): IndexPage => ({
    locale,
    path: pathTo(locale, name, params),
    same: pathTo(defaultLocale, name, params),
  })
  return [
    ...('page' in routes['tags-overzicht-char']
      ? initials.map((char) => shared('tags-overzicht-char', { char }))
      : []),
    ...('page' in routes['sitemap-year'] ? years.map((year) => shared('sitemap-year', { year })) : []),
    ...('page' in routes['sitemap-year-month']
      ? filled.map(({ year, month }) =>
          shared('sitemap-year-month', { year, month: String(month).padStart(2, '0') }),
        )
      : []),
    ...(vacancies?.facets.categories ?? []).map(({ slug }) => {
      const path = pathTo(locale, 'jobs-cat-id', { id: slug })
      return { locale, path, same: path }
    }),
  ]
}

function entry(locale: Locale, path: string): SitemapEntry {
  return { locale, path, changedAt: null, picture: null }
}
