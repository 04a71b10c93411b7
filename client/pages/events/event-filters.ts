import type { Section } from '../../content/article-card.ts'
import type { QueryValues } from '../../href.ts'

/** What the address of the diary says. */
export interface EventFilters {
  period: 'ahead' | 'past'
  /** Such as `2026-12`; of what is ahead. */
  month: string | null
  /** Of what is past. */
  year: number | null
  /** Name of a city as a slug. */
  city: string | null
  section: Section | null
  /** Only what can be followed from elsewhere. */
  isOnline: boolean
}

/** How many events carry each value, among those that fit the other filters; values that none carries are left out. */
export interface EventFacets {
  months: { month: string; count: number }[]
  years: { year: number; count: number }[]
  /** The most frequent first. */
  cities: { slug: string; name: string; count: number }[]
  sections: { section: Section; count: number }[]
  online: number
}

/** No filter at all. */
export function allOf(period: EventFilters['period']): EventFilters {
  return { period, month: null, year: null, city: null, section: null, isOnline: false }
}

/** How many filters are set. */
export function countFilters({ month, year, city, section, isOnline }: EventFilters): number {
  return [month, year, city, section, isOnline].filter(Boolean).length
}

/** The query of the address at which filters hold. */
export function queryOf(filters: EventFilters): QueryValues {
  const { period, month, year, city, section, isOnline } = filters
  return {
    past: period === 'past' ? 1 : undefined,
    month: month ?? undefined,
    year: year ?? undefined,
    city: city ?? undefined,
    section: section ?? undefined,
    online: isOnline ? 1 : undefined,
  }
}
