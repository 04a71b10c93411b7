/**
 * Counts of a day that grow as batches arrive: dropped events are known by their number alone, and impressions would be a row for each
 * entry that somebody scrolled past.
 */
export const addedDimensions = ['dropped', 'listed'] as const

/** Impressions are also added to what the company of their entry has (`ofCompany`). */
export type AddedDimension = (typeof addedDimensions)[number] | CompanyDimension

/** The dimension by entry, of one company alone: its figures are read by the key of the table, without those of others. */
export type CompanyDimension = `company/${string}`

/** @param company documentId. */
export function ofCompany(company: string): CompanyDimension {
  return `company/${company}`
}
