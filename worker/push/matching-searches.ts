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

/** A followed search, with its follower's language. */
export interface Followed {
  topic: string
  language: Locale
}

/** A number of statements that D1 handles well in one batch. */
const batchSize = 50

/**
 * The followed searches that match any of these vacancies, by the same SQL as the search itself. Each search runs once
 * for all of them, since an invocation has a limited number of calls.
 * @param vacancies Their public numbers.
 * @returns By number; vacancies that match no search are absent.
 * @throws Error if D1 doesn't answer.
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
      // For an unknown place the list shows vacancies from anywhere; followers shouldn't be notified of those.
      ...(filters.place && !position ? [sql`0`] : []),
    ],
  })
  return sql`SELECT DISTINCT j.number ${from}`
}
