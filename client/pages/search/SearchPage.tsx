import { EmptyState } from '../../components/EmptyState.tsx'
import { PageHeading } from '../../components/PageHeading.tsx'
import { Pagination } from '../../components/Pagination.tsx'
import type { ArticleCard } from '../../content/article-card.ts'
import type { Listing } from '../../content/listing.ts'
import type { SearchHit } from '../../content/search.ts'
import type { TagCount } from '../../content/tag.ts'
import { SearchField } from '../../search/SearchField.tsx'
import { useSite } from '../../site-context.tsx'
import { type Asked, isNarrowed, queryOf } from './asked.ts'
import type { Counts } from './filters.ts'
import { JobsMeant, type MeantJobs } from './JobsMeant.tsx'
import { SearchRefine } from './SearchRefine.tsx'
import { SearchResult } from './SearchResult.tsx'
import { WaysOn } from './WaysOn.tsx'
import './search.css'

/** The results, and their facets. */
interface Found extends Counts {
  hits: Listing<SearchHit>
  /** There are more than `hits.total`. */
  totalIsCapped: boolean
  /** The corrected text that was searched for instead. */
  corrected: string | null
  /** A suggested text, possibly even if there are results. */
  suggested: string | null
}

/** Props of the search page. */
export interface SearchProps {
  asked: Asked
  /** Null without a search. */
  found: Found | null
  /** The vacancies that the text means: a role and a place. */
  jobs: MeantJobs | null
  /** Name of the chosen tag. */
  tagName: string | null
  /** Starting points when there is no search or no result: tags, tags with similar names, and the newest articles. */
  tags: TagCount[]
  alike: TagCount[]
  newest: ArticleCard[]
}

/** Site search. It consists of links and one form, so it works without script. */
export function SearchPage({ asked, found, jobs, tagName, tags, alike, newest }: SearchProps) {
  const { t, href } = useSite()
  const isFound = found !== null && found.hits.total > 0
  const pathOf = (other: Asked) => href('zoeken', {}, queryOf(other))
  return (
    <div className="page-width search">
      <PageHeading
        title={titleOf(found?.corrected ?? asked.text, isFound, t)}
        intro={found ? null : t('search.intro')}
      />
      <SearchField key={asked.text} id="search-text" text={asked.text} large />
      {jobs && <JobsMeant jobs={jobs} />}
      {found && isFound && (
        <>
          <FoundCount asked={asked} found={found} />
          <div className="search-columns">
            <SearchRefine asked={asked} counts={found} tagName={tagName} pathOf={pathOf} />
            <section className="search-results" aria-label={t('search.results')}>
              {found.hits.items.map((hit) => (
                <SearchResult key={hit.path} hit={hit} />
              ))}
              <Pagination
                listing={found.hits}
                pathOf={(page) => href('zoeken', {}, { ...queryOf(asked), page })}
              />
            </section>
          </div>
        </>
      )}
      {!isFound && (
        <>
          {found && <NothingFound asked={asked} pathOf={pathOf} />}
          <WaysOn tags={tags} alike={alike} newest={newest} />
        </>
      )}
    </div>
  )
}

function titleOf(text: string, isFound: boolean, t: ReturnType<typeof useSite>['t']): string {
  if (!text) return t('search.title')
  return t(isFound ? 'search.title-for' : 'search.title-none', { text })
}

/** The number of results, and the text searched for if it isn't the typed one. */
function FoundCount({
  asked,
  found: { hits, totalIsCapped, corrected, suggested },
}: {
  asked: Asked
  found: Found
}) {
  const { t, href, locale } = useSite()
  return (
    <div className="search-count">
      {suggested && (
        <p className="search-corrected">
          {t('search.did-you-mean')}{' '}
          <a href={href('zoeken', {}, queryOf({ ...asked, text: suggested }))}>{suggested}</a>?{' '}
          {corrected && <span>{t('search.corrected', { typed: asked.text })}</span>}
        </p>
      )}
      <p suppressHydrationWarning>
        {totalIsCapped
          ? t('search.total-capped', { count: new Intl.NumberFormat(locale).format(hits.total) })
          : t.count('search.total', hits.total)}
        {hits.page > 1 && `, ${t('search.page', { page: hits.page })}`}
      </p>
    </div>
  )
}

function NothingFound({ asked, pathOf }: { asked: Asked; pathOf: (asked: Asked) => string }) {
  const { t, href } = useSite()
  const narrowed = isNarrowed(asked) && asked.text !== ''
  const open: Asked = { ...asked, type: null, section: null, tag: null, year: null }
  return (
    <div className="search-none">
      <EmptyState
        title={t('search.none-title')}
        text={t(narrowed ? 'search.none-filtered' : 'search.none-text')}
      >
        {narrowed && (
          <a className="button" href={pathOf(open)}>
            {t('search.clear-all')}
          </a>
        )}
        <a className="button button-quiet" href={href('tags-overzicht')}>
          {t('tags.all')}
        </a>
      </EmptyState>
    </div>
  )
}
