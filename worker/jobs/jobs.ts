import type { JobFacets, JobFilters, NearPlace } from '../../client/content/job-search.ts'
import type { Listing } from '../../client/content/listing.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { VacancyCard } from '../../client/content/vacancy.ts'

/** What a reader searches among the vacancies. */
export interface JobQuery extends JobFilters {
  locale: Locale
  /** Counted from 1. */
  page: number
  /** At most 100. */
  pageSize: number
}

/** What was found. */
export interface FoundJobs {
  jobs: Listing<VacancyCard>
  /** How many would be found with each value, with all other filters as they are. */
  facets: JobFacets
  near: NearPlace | null
}

/** Which vacancies, without a search. */
export interface JobListQuery {
  locale: Locale
  /** Link of an employer. */
  employer?: string
  /** Slug of a category in the language. */
  category?: string
  /** At most 100. */
  limit: number
}

/**
 * Open vacancies, from D1. Each stands in a list once: in the reader's language where it exists in it, otherwise in its own.
 * Promoted ones first, then the newest.
 * @throws SiteError `UnavailableError` when D1 does not answer.
 */
export interface Jobs {
  search: (query: JobQuery) => Promise<FoundJobs>
  newest: (query: JobListQuery) => Promise<{ items: VacancyCard[]; total: number }>
  /** Other open vacancies like one: same categories, near, same employer last. */
  similar: (number: number, locale: Locale, limit: number) => Promise<VacancyCard[]>
}
