import type { JobFilters } from '../../client/content/job-search.ts'
import type { Locale } from '../../client/content/locale.ts'
import { filtersFrom } from '../../client/pages/jobs/job-filters.ts'
import { topicParts } from '../../client/push/topics.ts'
import { prepared, type Sql, sql } from '../database/sql.ts'
import { type CategoryRow, categoryNames, readCategories } from '../jobs/categories.ts'
import type { Position } from '../jobs/distance.ts'
import { chosenConditions, chosenIn } from '../jobs/facets.ts'
import { positionsOf } from '../jobs/gazetteer.ts'
import { fromJobs, narrowingBy } from '../jobs/narrowing.ts'
import { openFor } from '../jobs/shown.ts'

/** A search that somebody follows, in the language in which they read. */
export interface Followed {
  topic: string
  language: Locale
}

/** Statements that D1 takes at once without strain. */
const batchSize = 50

/**
 * The followed searches that find some vacancies now, by the very statements of the search itself. Each search is asked once about all of
 * them: an invocation has only so many calls.
 * @param vacancies Their public numbers.
 * @returns By number; a vacancy that nobody's search finds is not there.
 * @throws Error when D1 does not answer.
 */
export async function searchesThatFind(
  db: D1Database,
  vacancies: readonly number[],
  now: number,
): Promise<Map<number, Followed[]>> {
  const { results: followed } = await db
    .prepare(
      // '@' is the character after '?'.
      `SELECT DISTINCT t.topic, r.language FROM push_topics t JOIN push_registrations r ON r.id = t.registration_id
      WHERE t.topic >= 'jobs' AND t.topic < 'jobs@'`,
    )
    .all<Followed>()
  const { results: categories } = await prepared(db, readCategories).all<CategoryRow>()
  const searches = followed.map((one) => ({ followed: one, filters: filtersOf(one) }))
  const positions = await positionsOf(db, [...new Set(searches.map(({ filters }) => filters.place))])
  const found = new Map<number, Followed[]>()
  for (let start = 0; start < searches.length; start += batchSize) {
    const some = searches.slice(start, start + batchSize)
    const answers = await db.batch<{ number: number }>(
      some.map(({ followed: { language }, filters }) => {
        const position = positions.get(filters.place) ?? null
        const names = categoryNames(categories, language)
        return prepared(db, findIn(filters, position, names, openFor(language, now), vacancies))
      }),
    )
    for (const [index, { followed: one }] of some.entries())
      for (const { number } of answers[index]?.results ?? [])
        found.set(number, [...(found.get(number) ?? []), one])
  }
  return found
}

function filtersOf({ topic }: Followed): JobFilters {
  const parts = topicParts(topic)
  return filtersFrom(new URLSearchParams(parts?.kind === 'jobs' ? parts.query : ''))
}

function findIn(
  filters: JobFilters,
  position: Position | null,
  names: ReturnType<typeof categoryNames>,
  open: Sql,
  vacancies: readonly number[],
): Sql {
  const from = fromJobs({
    open,
    ...narrowingBy(filters, position, names),
    sets: [
      ...chosenConditions(chosenIn(filters)),
      sql`j.number IN (SELECT value FROM json_each(${JSON.stringify(vacancies)}))`,
      // A list shows what there is anywhere where it does not know the place; nobody asked to be told of that.
      ...(filters.place && !position ? [sql`0`] : []),
    ],
  })
  return sql`SELECT DISTINCT j.number ${from}`
}
