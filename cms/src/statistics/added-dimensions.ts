/**
 * Counts of a day that grow as batches arrive: dropped events are known by their number alone, and impressions would be a row for each
 * vacancy that somebody scrolled past.
 */
export const addedDimensions = ['dropped', 'listed'] as const

export type AddedDimension = (typeof addedDimensions)[number]
