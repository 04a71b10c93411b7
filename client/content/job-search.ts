import type { Education, EmploymentType, RemoteMode } from './vacancy.ts'

/** Distances that can be chosen, in kilometres. */
export const distances = [5, 10, 25, 50, 100] as const

/** Hours a week that can be chosen; the ends belong to it. */
export const hourBands = ['0-16', '16-24', '24-32', '32-40'] as const

/** One of them. */
export type HourBand = (typeof hourBands)[number]

/** Least pay that can be chosen, in euros a month for a full week, before tax. */
export const salarySteps = [2500, 3000, 3500, 4000, 5000, 6000] as const

/** Orders of what was found. */
export const jobOrders = ['relevance', 'newest', 'salary', 'distance'] as const

/** One of them. */
export type JobOrder = (typeof jobOrders)[number]

/** What the address of the search says. */
export interface JobFilters {
  /** What was typed; empty means everything. */
  text: string
  /** Name or postcode of a place; empty means everywhere. */
  place: string
  /** One of `distances`; ignored without a place. */
  distance: number
  /** Slugs. Several values of one filter widen it. */
  categories: string[]
  educations: Education[]
  hours: HourBand[]
  contracts: EmploymentType[]
  remote: RemoteMode[]
  /** One of `salarySteps`, or null. */
  salary: number | null
  order: JobOrder
}

/** How many vacancies carry each value; values that none carries are left out. */
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

/** The place that was asked for; where none has that name, it narrows nothing, and perhaps another one was meant. */
export type NearPlace = { name: string } | { unknown: string; suggestion: string | null }
