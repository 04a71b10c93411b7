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

// Both select the ids first, which puts them in order: a table is then read from front to back.

/** Counts vacancies by category; returns `CategoryCount` rows. */
export function countCategories(narrowing: Narrowing): Sql {
  return sql`SELECT c.locale, c.slug, min(c.name) AS name, count(*) AS count
    FROM job_categories c WHERE c.job_id IN (SELECT j.id ${fromJobs(narrowing)}) GROUP BY c.locale, c.slug`
}

/** Counts vacancies by city, most frequent first; a vacancy with two addresses in a city counts once. */
export function countCities(narrowing: Narrowing): Sql {
  return sql`SELECT c.city AS name, count(*) AS count
    FROM job_places c WHERE c.job_id IN (SELECT j.id ${fromJobs(narrowing)}) AND c.counts = 1
    GROUP BY c.city ORDER BY count DESC, name LIMIT ${maxCities}`
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
