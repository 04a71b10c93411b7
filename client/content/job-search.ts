import type { Education, EmploymentType, RemoteMode } from './vacancy.ts'

/** Distances to choose from, in kilometres. */
export const distances = [5, 10, 25, 50, 100] as const

/** Weekly hours to choose from, bounds included. */
export const hourBands = ['0-16', '16-24', '24-32', '32-40'] as const

type HourBand = (typeof hourBands)[number]

/** Minimum salaries to choose from, in euros a month for a full week, before tax. */
export const salarySteps = [2500, 3000, 3500, 4000, 5000, 6000] as const

/** Sort orders of the results. */
export const jobOrders = ['relevance', 'newest', 'salary', 'distance'] as const

export type JobOrder = (typeof jobOrders)[number]

/** Filters in the address of a search. */
export interface JobFilters {
  /** Search text; empty means everything. */
  text: string
  /** Name or postcode of a place; empty means everywhere. */
  place: string
  /** One of `distances`; ignored without a place. */
  distance: number
  /** Slugs. Several values of one filter are combined with OR. */
  categories: string[]
  educations: Education[]
  hours: HourBand[]
  contracts: EmploymentType[]
  remote: RemoteMode[]
  /** One of `salarySteps`, or null. */
  salary: number | null
  order: JobOrder
}

/** How a search is understood. */
export interface JobReading {
  filters: JobFilters
  /** The same with the place in the text read as a place, or as text, whichever `filters` doesn't; null if there is none. */
  other: JobFilters | null
}

/** Another search than the one that was made, and how many vacancies it finds; never none. */
export interface OtherSearch {
  filters: JobFilters
  count: number
}

/** How many vacancies have each value; values without vacancies are left out. */
export interface JobFacets {
  categories: { slug: string; name: string; count: number }[]
  educations: { value: Education; count: number }[]
  hours: { value: HourBand; count: number }[]
  contracts: { value: EmploymentType; count: number }[]
  remote: { value: RemoteMode; count: number }[]
  salary: { value: number; count: number }[]
  /** The most frequent cities, by count. */
  cities: { name: string; count: number }[]
}

/** The requested place. An unknown name doesn't filter, and may come with a suggestion. */
export type NearPlace = { name: string } | { unknown: string; suggestion: string | null }
