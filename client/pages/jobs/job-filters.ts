import { distances, hourBands, type JobFilters, jobOrders, salarySteps } from '../../content/job-search.ts'
import { educations, employmentTypes, remoteModes } from '../../content/vacancy.ts'
import type { QueryValues } from '../../href.ts'

const standardDistance = 25
const longestText = 100
const maxCategories = 20

/** A search without filters. */
export const noFilters: JobFilters = {
  text: '',
  place: '',
  distance: standardDistance,
  categories: [],
  educations: [],
  hours: [],
  contracts: [],
  remote: [],
  salary: null,
  order: 'relevance',
}

/** The filters in an address. Values that can't be chosen are dropped, so a hand-made address can't fail. */
export function filtersFrom(query: URLSearchParams): JobFilters {
  const chosen = <Value extends string>(key: string, all: readonly Value[]): Value[] => {
    const asked = new Set(query.getAll(key))
    return all.filter((value) => asked.has(value))
  }
  const number = (key: string, all: readonly number[]): number | null =>
    all.find((value) => String(value) === query.get(key)) ?? null
  return {
    text: plain(query.get('q')),
    place: plain(query.get('place')),
    distance: number('distance', distances) ?? standardDistance,
    categories: [...new Set(query.getAll('category'))]
      .filter((slug) => /^[a-z0-9][a-z0-9-]{0,99}$/.test(slug))
      .slice(0, maxCategories),
    educations: chosen('education', educations),
    hours: chosen('hours', hourBands),
    contracts: chosen('contract', employmentTypes),
    remote: chosen('remote', remoteModes),
    salary: number('salary', salarySteps),
    order: chosen('sort', jobOrders)[0] ?? noFilters.order,
  }
}

/** The query of a search: only values that differ from `noFilters`. */
export function queryOf(filters: JobFilters, page?: number): QueryValues {
  const { text, place, distance, order } = filters
  return {
    q: text || undefined,
    place: place || undefined,
    distance: place && distance !== standardDistance ? distance : undefined,
    category: filters.categories,
    education: filters.educations,
    hours: filters.hours,
    contract: filters.contracts,
    salary: filters.salary ?? undefined,
    remote: filters.remote,
    sort: order === noFilters.order ? undefined : order,
    page: page && page > 1 ? page : undefined,
  }
}

/** Whether any filter is set. */
export function isNarrowed(filters: JobFilters): boolean {
  return Object.entries(queryOf({ ...filters, order: noFilters.order })).some(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  )
}

/** Number of filters set in the panel; text and place have their own visible fields. */
export function countSet(filters: JobFilters): number {
  const { categories, educations: levels, hours, contracts, remote, salary } = filters
  return [categories, levels, hours, contracts, remote].flat().length + (salary === null ? 0 : 1)
}

function plain(text: string | null): string {
  return (text ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, longestText)
    .trim()
}
