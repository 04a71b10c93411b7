import { type Section, sections } from '../../client/content/article-card.ts'
import { isSearchType, type SearchType } from '../../client/content/search.ts'
import { queryOf } from '../../client/pages/jobs/job-filters.ts'
import { isNarrowed } from '../../client/pages/search/asked.ts'
import type { SearchProps } from '../../client/pages/search/SearchPage.tsx'
import type { LoadContext } from '../loading/load-context.ts'
import { optional } from '../loading/optional.ts'
import { likeTyped } from '../search/like-typed.ts'
import type { FoundDocuments } from '../search/site-search.ts'
import { mostUsed } from './home.ts'
import type { LoadedPage } from './loader.ts'
import { checkPage, pageNumber } from './page-number.ts'
import { breadcrumbs } from './structured-data/breadcrumbs.ts'
import { everyLanguage } from './translations.ts'

const pageSize = 20
const maxQuestionLength = 200

/**
 * Results of the site search; without a query, suggestions to start with.
 * @throws SiteError `NotFoundError` for an invalid page number or one beyond the last.
 */
export async function loadSearch(context: LoadContext): Promise<LoadedPage<'zoeken'>> {
  const { query, locale, site, t, href, search } = context
  const asked = askedFor(query)
  const page = pageNumber(query)
  const [found, jobs] = await Promise.all([
    isEmpty(asked) ? null : search.search({ ...asked, locale, page, pageSize }),
    jobsFor(context, asked, page),
  ])
  if (found) checkPage(found.hits)
  const title = asked.text ? t('meta.search.found', { text: asked.text }) : t('meta.search.title')
  return {
    props: { asked, found, jobs, ...(await waysOn(context, asked, found)) },
    head: {
      title: page === 1 ? title : t('meta.page', { title, page }),
      description: t('meta.search.description'),
      // There is no end of possible queries: one canonical address stands for all of them.
      canonical: href('zoeken'),
      alternates: everyLanguage('zoeken'),
      robots: 'noindex',
      structuredData: [
        { '@type': 'SearchResultsPage', name: title, url: `${site.url}${href('zoeken')}` },
        breadcrumbs(site, [
          { name: site.name, path: href('home') },
          { name: t('meta.search.title'), path: href('zoeken') },
        ]),
      ],
    },
  }
}

/** The vacancies that a text means; only where all or vacancies are searched, and above the first results. */
async function jobsFor(
  { jobs, locale, href }: LoadContext,
  asked: SearchProps['asked'],
  page: number,
): Promise<SearchProps['jobs']> {
  const isOpen = !isNarrowed({ ...asked, type: asked.type === 'vacancy' ? null : asked.type })
  if (!asked.text || !isOpen || page > 1) return null
  const meant = await optional('jobs-meant', jobs.meantBy(asked.text, locale), null)
  if (!meant) return null
  const { filters, count } = meant
  const { text, place, distance } = filters
  return { text, place, distance, count, path: href('jobs', {}, queryOf(filters)) }
}

/** The query in an address; invalid choices are ignored. */
function askedFor(query: URLSearchParams): SearchProps['asked'] {
  const tag = query.get('tag') ?? ''
  const year = query.get('year') ?? ''
  return {
    text: readable(query.get('q') ?? ''),
    type: typeOf(query.get('type')),
    section: sectionOf(query.get('section')),
    tag: /^[a-z0-9][a-z0-9-]{0,99}$/.test(tag) ? tag : null,
    year: /^(?:19|20)\d\d$/.test(year) ? Number(year) : null,
    order: query.get('sort') === 'newest' ? 'newest' : 'relevance',
  }
}

/** Text on one line, without control characters or a broken surrogate at its end. */
function readable(typed: string): string {
  return typed
    .slice(0, maxQuestionLength)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\uFFFD]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

function typeOf(text: string | null): SearchType | null {
  return isSearchType(text) ? text : null
}

function sectionOf(text: string | null): Section | null {
  return sections.find((section) => section === text) ?? null
}

function isEmpty({ text, type, section, tag, year }: SearchProps['asked']): boolean {
  return !text && !type && !section && !tag && !year
}

/** Suggestions if nothing was found or asked: subjects and latest news; and the name of the chosen subject. */
async function waysOn(
  { content, locale }: LoadContext,
  { text, tag }: SearchProps['asked'],
  found: FoundDocuments | null,
): Promise<Pick<SearchProps, 'tags' | 'alike' | 'newest' | 'tagName'>> {
  const isFound = found !== null && found.hits.total > 0
  const [tags, newest] = await Promise.all([
    isFound && !tag ? [] : content.tags(locale),
    isFound ? null : content.articles({ locale, page: 1, pageSize: 6 }),
  ])
  const tagName = tag && (tags.find(({ slug }) => slug === tag)?.name ?? tag)
  if (!newest) return { tags: [], alike: [], newest: [], tagName }
  return {
    tags: mostUsed(tags, 14),
    alike: likeTyped(text, tags, ({ name }) => name).slice(0, 6),
    newest: newest.items,
    tagName,
  }
}
