import { distances, hourBands, type JobFilters, jobOrders, salarySteps } from '../../content/job-search.ts'
import { educations, employmentTypes, remoteModes } from '../../content/vacancy.ts'
import type { QueryValues } from '../../href.ts'

const standardDistance = 25
const longestText = 100
const maxCategories = 20

/** A search that narrows nothing. */
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

/** What an address asks for. Values that nobody could have chosen are left out, so a hand-made address cannot fail. */
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

/** What stands in the address of a search: only what differs from a search that narrows nothing. */
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

/** Tells whether a search leaves anything out. */
export function isNarrowed(filters: JobFilters): boolean {
  return Object.entries(queryOf({ ...filters, order: noFilters.order })).some(([, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== undefined,
  )
}

/** How many filters of the panel are set; text and place have a field of their own in sight. */
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
