import type { JobFilters } from '../../client/content/job-search.ts'
import type { Locale } from '../../client/content/locale.ts'
import { type Database, prepared, type Sql, sql } from '../database/sql.ts'
import { type CategoryRow, categoryNames, readCategories } from './categories.ts'
import type { Position } from './distance.ts'
import { chosenConditions, chosenIn } from './facets.ts'
import { knownPlaces } from './gazetteer.ts'
import { fromJobs, narrowingBy } from './narrowing.ts'
import { openFor } from './shown.ts'

/** The `FROM` and `WHERE` clauses for the open vacancies of a search that fulfil more conditions on `jobs j`. */
export type RowsOfSearch = (filters: JobFilters, locale: Locale, conditions?: readonly Sql[]) => Sql

/**
 * Looks up what searches name, in two calls for all of them, and selects their vacancies by the statements of the search itself.
 * @throws Error if D1 doesn't answer.
 */
export async function rowsOfSearches(
  db: Database,
  searches: readonly JobFilters[],
  now: number,
): Promise<RowsOfSearch> {
  const [{ results: categories }, places] = await Promise.all([
    prepared(db, readCategories).all<CategoryRow>(),
    knownPlaces(db, [...new Set(searches.map(({ place }) => place))]),
  ])
  return (filters, locale, conditions = []) => {
    const position = places.get(filters.place)?.position ?? null
    return fromJobs({
      open: openFor(locale, now),
      ...narrowingBy(filters, position, categoryNames(categories, locale)),
      sets: [...chosenConditions(chosenIn(filters)), ...nowhere(filters, position), ...conditions],
    })
  }
}

/** For an unknown place the list shows vacancies from anywhere; nobody should be told of those. */
function nowhere({ place }: JobFilters, position: Position | null): Sql[] {
  return place && !position ? [sql`0`] : []
}
