import type {
  JobFacets,
  JobFilters,
  JobReading,
  NearPlace,
  OtherSearch,
} from '../../client/content/job-search.ts'
import type { Listing } from '../../client/content/listing.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { SalaryInsight } from '../../client/content/salary-insight.ts'
import type { VacancyCard } from '../../client/content/vacancy.ts'

/** A search for vacancies. */
export interface JobQuery extends JobFilters {
  locale: Locale
  /** From 1. */
  page: number
  /** At most 100. */
  pageSize: number
}

/** The results of a search. */
export interface FoundJobs {
  jobs: Listing<VacancyCard>
  /** The number of results for each value, with all other filters unchanged. */
  facets: JobFacets
  near: NearPlace | null
}

/** A list of vacancies without a search. */
export interface JobListQuery {
  locale: Locale
  /** Link of an employer. */
  employer?: string
  /** Slug of a category in the language. */
  category?: string
  /** At most 100. */
  limit: number
}

/** Which salaries to look at. */
export interface SalaryQuery {
  locale: Locale
  /** Slug of a category in the language. */
  category: string
  /** Names of places, at most 12. */
  places: readonly string[]
}

/**
 * Open vacancies, from D1. A list contains each vacancy once: in the reader's language if it exists in it, otherwise in
 * its own. Promoted ones first, then the newest.
 * @throws SiteError `UnavailableError` if D1 doesn't answer.
 */
export interface Jobs {
  /** Finds the place in a search text without a place of its own. */
  read: (filters: JobFilters, locale: Locale) => Promise<JobReading>
  search: (query: JobQuery) => Promise<FoundJobs>
  /** For a search that found nothing: those that find something, the nearest to it first. */
  nearest: (filters: JobFilters, locale: Locale) => Promise<OtherSearch[]>
  /** For a text that was searched in the whole site: the vacancies that it means, if it names a role and a place, or says that it means them. */
  meantBy: (text: string, locale: Locale) => Promise<OtherSearch | null>
  /** What a category pays in the whole country, and around each of these places, where enough vacancies say so. */
  salaries: (query: SalaryQuery) => Promise<SalaryInsight[]>
  newest: (query: JobListQuery) => Promise<{ items: VacancyCard[]; total: number }>
  /** Names of the largest Dutch places, to suggest. */
  placeNames: () => Promise<string[]>
  /** Similar open vacancies: same categories, then by distance; those of the same employer last. */
  similar: (number: number, locale: Locale, limit: number) => Promise<VacancyCard[]>
}
