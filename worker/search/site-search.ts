import type { Section } from '../../client/content/article.ts'
import type { Listing } from '../../client/content/listing.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { SearchHit, SearchType, Suggestion } from '../../client/content/search.ts'
import type { Asked } from '../../client/pages/search/asked.ts'

/** What is searched for in the whole site. At most 200 characters of the text are read. */
export interface SiteQuery extends Asked {
  locale: Locale
  /** Counted from 1. */
  page: number
  /** At most 50. */
  pageSize: number
}

/** What was found in the whole site. */
export interface FoundDocuments {
  hits: Listing<SearchHit>
  /** There are more than were ranked: `hits.total` is where ranking stopped. */
  totalIsCapped: boolean
  /** The counts below are of the newest documents alone, as there are more than were counted. */
  countsAreCapped: boolean
  /** How many of each type, section and year would be found, with all other filters as they are. */
  types: { type: SearchType; count: number }[]
  sections: { section: Section; count: number }[]
  years: { year: number; count: number }[]
  /** What was searched for in place of what was typed, where nothing was found for that. */
  corrected: string | null
  /** What was probably meant, as a whole question: the same, or what is likelier than something that was found. */
  suggested: string | null
}

/**
 * Search over all published documents, from D1.
 * Each is found once: in the reader's language where it exists in it, otherwise in its own.
 * @throws Error when D1 does not answer.
 */
export interface SiteSearch {
  search: (query: SiteQuery) => Promise<FoundDocuments>
  /** At most `limit` completions of what is being typed. */
  suggest: (text: string, locale: Locale, limit: number) => Promise<Suggestion[]>
}
