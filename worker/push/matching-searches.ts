import type { Locale } from '../../client/content/locale.ts'
import { filtersFrom } from '../../client/pages/jobs/job-filters.ts'
import { topicParts } from '../../client/push/topics.ts'
import { type CategoryRow, categoryNames, readCategories } from '../jobs/categories.ts'
import { chosenConditions, chosenIn } from '../jobs/facets.ts'
import { findPlace } from '../jobs/gazetteer.ts'
import { fromJobs, narrowingBy } from '../jobs/narrowing.ts'
import { openFor } from '../jobs/shown.ts'
import { prepared, sql } from '../jobs/sql.ts'

/** A search that somebody follows, in the language in which they read. */
interface Followed {
  topic: string
  language: Locale
}

/** Statements that D1 takes at once without strain. */
const batchSize = 50

/**
 * The followed searches that find a vacancy now, by the very statements of the search itself.
 * @throws Error when D1 does not answer.
 */
export async function searchesThatFind(db: D1Database, vacancy: number, now: number): Promise<Followed[]> {
  const [followed, categories] = await db.batch<Followed & CategoryRow>([
    // '@' is the character after '?'.
    db.prepare(
      `SELECT DISTINCT t.topic, r.language FROM push_topics t JOIN push_registrations r ON r.id = t.registration_id
      WHERE t.topic >= 'jobs' AND t.topic < 'jobs@'`,
    ),
    prepared(db, readCategories),
  ])
  const searches = followed?.results ?? []
  const found: Followed[] = []
  for (let start = 0; start < searches.length; start += batchSize) {
    const some = searches.slice(start, start + batchSize)
    const statements = await Promise.all(
      some.map((one) => findIn(db, one, vacancy, now, categories?.results ?? [])),
    )
    const answers = await db.batch(statements)
    found.push(...some.filter((_, index) => (answers[index]?.results.length ?? 0) > 0))
  }
  return found
}

async function findIn(
  db: D1Database,
  { topic, language }: Followed,
  vacancy: number,
  now: number,
  categories: CategoryRow[],
): Promise<D1PreparedStatement> {
  const parts = topicParts(topic)
  const filters = filtersFrom(new URLSearchParams(parts?.kind === 'jobs' ? parts.query : ''))
  const place = filters.place ? await findPlace(db, filters.place) : null
  const position = place && 'position' in place ? place.position : null
  const from = fromJobs({
    open: openFor(language, now),
    ...narrowingBy(filters, position, categoryNames(categories, language)),
    sets: [
      ...chosenConditions(chosenIn(filters)),
      sql`j.number = ${vacancy}`,
      // A list shows what there is anywhere where it does not know the place; nobody asked to be told of that.
      ...(filters.place && !position ? [sql`0`] : []),
    ],
  })
  return prepared(db, sql`SELECT 1 AS found ${from} LIMIT 1`)
}
