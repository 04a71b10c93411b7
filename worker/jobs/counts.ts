import type { JobFacets } from '../../client/content/job-search.ts'
import { type Sql, sql } from '../database/sql.ts'
import type { CategoryNames } from './categories.ts'
import { fromJobs, type Narrowing } from './narrowing.ts'

const maxCities = 12

/** The number of vacancies of one language in a category. */
export interface CategoryCount {
  locale: string
  slug: string
  name: string
  count: number
}

/** Counts vacancies by category; returns `CategoryCount` rows. */
export function countCategories(narrowing: Narrowing): Sql {
  // The order matters: otherwise whole categories would be read, in all languages.
  const also = sql`CROSS JOIN job_categories c ON c.job_id = j.id`
  return sql`SELECT c.locale, c.slug, min(c.name) AS name, count(*) AS count
    ${fromJobs(narrowing, also)} GROUP BY c.locale, c.slug`
}

/** Counts vacancies by city, most frequent first; a vacancy with two addresses in a city counts once. */
export function countCities(narrowing: Narrowing): Sql {
  const also = sql`CROSS JOIN job_places c ON c.job_id = j.id AND c.counts = 1`
  return sql`SELECT c.city AS name, count(*) AS count
    ${fromJobs(narrowing, also)} GROUP BY c.city ORDER BY count DESC, name LIMIT ${maxCities}`
}

/** Category counts in the reader's language, by name: a list may contain vacancies of several languages. */
export function mergedCounts(
  counts: readonly CategoryCount[],
  names: CategoryNames,
): JobFacets['categories'] {
  const merged = new Map<string, JobFacets['categories'][number]>()
  for (const { count, ...category } of counts) {
    const { slug, name } = names.shown(category)
    merged.set(slug, { slug, name, count: count + (merged.get(slug)?.count ?? 0) })
  }
  return [...merged.values()].sort((one, other) => one.name.localeCompare(other.name))
}
