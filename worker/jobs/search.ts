import { type Database, prepared } from '../database/sql.ts'
import { type CategoryRow, categoryNames, readCategories } from './categories.ts'
import { type CategoryCount, countCategories, countCities, mergedCounts } from './counts.ts'
import { joinNear } from './distance.ts'
import { type Cell, cellsOf, chosenConditions, chosenIn, countsIn, totalOf } from './facets.ts'
import { findPlace } from './gazetteer.ts'
import type { FoundJobs, JobQuery } from './jobs.ts'
import { listOf } from './list.ts'
import { fromJobs, type Narrowing, narrowingBy } from './narrowing.ts'
import { type CardRow, cardsFrom, openFor } from './shown.ts'

/** The columns of all statements of the search together. */
type AnyRow = CardRow & Cell & CategoryCount

/**
 * Vacancies for a query, and the number of results for each other value of a filter.
 * @param now Milliseconds since the epoch; vacancies that closed before it aren't found.
 * @throws Error if D1 doesn't answer.
 */
export async function searchJobs(db: Database, query: JobQuery, now: number): Promise<FoundJobs> {
  const { locale, order, page, pageSize } = query
  const [place, categories] = await Promise.all([
    query.place ? findPlace(db, query.place) : null,
    prepared(db, readCategories).all<CategoryRow>(),
  ])
  const position = place && 'position' in place ? place.position : null
  const names = categoryNames(categories.results, locale)
  const chosen = chosenIn(query)
  const narrowing: Narrowing = {
    open: openFor(locale, now),
    ...narrowingBy(query, position, names),
    sets: chosenConditions(chosen),
  }
  const byDistance = order === 'distance' && position
  const list = listOf({
    from: byDistance
      ? fromJobs({ ...narrowing, near: null }, joinNear(position, query.distance))
      : fromJobs(narrowing),
    // Without a place there is no distance to sort by.
    order: order === 'distance' && !position ? 'relevance' : order,
    hasText: narrowing.text !== null,
    now,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const [cards, cells, inCategories, inCities] = await db.batch<AnyRow>([
    prepared(db, list),
    prepared(db, cellsOf(fromJobs({ ...narrowing, sets: [] }), chosen)),
    prepared(db, countCategories({ ...narrowing, categories: null })),
    prepared(db, countCities({ ...narrowing, near: null })),
  ])
  const counted = cells?.results ?? []
  const total = totalOf(counted, chosen)
  return {
    jobs: {
      items: cardsFrom(cards?.results ?? [], now),
      page,
      pageSize,
      pageCount: Math.ceil(total / pageSize),
      total,
    },
    facets: {
      ...countsIn(counted),
      categories: mergedCounts(inCategories?.results ?? [], names),
      cities: (inCities?.results ?? []).map(({ name, count }) => ({ name, count })),
    },
    near: place && ('name' in place ? { name: place.name } : place),
  }
}
