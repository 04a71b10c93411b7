import type { Section } from '../../client/content/article-card.ts'
import type { Listing } from '../../client/content/listing.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { SearchHit, SearchType, Suggestion } from '../../client/content/search.ts'
import type { Asked } from '../../client/pages/search/asked.ts'

/** A site search. At most 200 characters of the text are read. */
export interface SiteQuery extends Asked {
  locale: Locale
  /** From 1. */
  page: number
  /** At most 50. */
  pageSize: number
}

/** The results of a site search. */
export interface FoundDocuments {
  hits: Listing<SearchHit>
  /** There are more documents than were ranked: `hits.total` is where ranking stopped. */
  totalIsCapped: boolean
  /** The counts below cover only the newest documents, because there are more than are counted. */
  countsAreCapped: boolean
  /** The number of results for each type, section and year, with all other filters unchanged. */
  types: { type: SearchType; count: number }[]
  sections: { section: Section; count: number }[]
  years: { year: number; count: number }[]
  /** The query that was used instead, because the input found nothing. */
  corrected: string | null
  /**
   * A corrected query that was probably meant: equal to `corrected`, or one likelier than a query that found something.
   */
  suggested: string | null
}

/**
 * Search over all published documents, from D1. Each is found once: in the reader's language if it exists in it,
 * otherwise in its own.
 * @throws Error if D1 doesn't answer.
 */
export interface SiteSearch {
  search: (query: SiteQuery) => Promise<FoundDocuments>
  /** At most `limit` completions of the text being typed. */
  suggest: (text: string, locale: Locale, limit: number) => Promise<Suggestion[]>
}
