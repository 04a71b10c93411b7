import type { Section } from '../../content/article-card.ts'
import type { QueryValues } from '../../href.ts'

/** Filters in the address of the events page. */
export interface EventFilters {
  period: 'ahead' | 'past'
  /** Such as `2026-12`; for upcoming events. */
  month: string | null
  /** For past events. */
  year: number | null
  /** City name as a slug. */
  city: string | null
  section: Section | null
  /** Only events with online attendance. */
  isOnline: boolean
}

/** How many events have each value, among those that match the other filters; values without events are left out. */
export interface EventFacets {
  months: { month: string; count: number }[]
  years: { year: number; count: number }[]
  /** Most frequent first. */
  cities: { slug: string; name: string; count: number }[]
  sections: { section: Section; count: number }[]
  online: number
}

/** No filters. */
export function allOf(period: EventFilters['period']): EventFilters {
  return { period, month: null, year: null, city: null, section: null, isOnline: false }
}

/** How many filters are set. */
export function countFilters({ month, year, city, section, isOnline }: EventFilters): number {
  return [month, year, city, section, isOnline].filter(Boolean).length
}

/** The query of the address with these filters. */
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
