/** What vacancies of a category pay, in whole euros a month for a full week, before tax. */
export interface SalaryInsight {
  /** The place around which they are; null for the whole country. */
  place: string | null
  /** A quarter of them pays less. */
  low: number
  /** Half of them pays less. */
  middle: number
  /** A quarter of them pays more. */
  high: number
  /** How many vacancies it is made of. */
  count: number
}

/** Kilometres around a place within which vacancies belong to it. */
export const insightKm = 30

/** With fewer vacancies nothing is shown: they would say more about an employer than about the work. */
export const leastInsight = 5
