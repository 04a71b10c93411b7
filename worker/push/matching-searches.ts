import { prepared, sql } from '../database/sql.ts'
import { type JobSubject, rowsOfSubjects } from '../jobs/job-subject.ts'

/** A number of statements that D1 handles well in one batch. */
const batchSize = 50

/**
 * The followed searches and employers that have any of these vacancies, by the same SQL as the search itself. Each search runs once for all of
 * them, since an invocation has a limited number of calls.
 * @param vacancies Their public numbers.
 * @returns By number; vacancies that match nothing are absent.
 * @throws Error if D1 doesn't answer.
 */
export async function searchesThatFind(
  db: D1Database,
  vacancies: readonly number[],
  now: number,
): Promise<Map<number, JobSubject[]>> {
  const { results: followed } = await db
    .prepare(
      // '@' is the character after '?', and '0' the one after '/'.
      `SELECT DISTINCT t.topic, r.language FROM push_topics t JOIN push_registrations r ON r.id = t.registration_id
      WHERE (t.topic >= 'jobs' AND t.topic < 'jobs@') OR (t.topic >= 'employer/' AND t.topic < 'employer0')`,
    )
    .all<JobSubject>()
  const rowsOf = await rowsOfSubjects(db, followed, now)
  const isOne = sql`j.number IN (SELECT value FROM json_each(${JSON.stringify(vacancies)}))`
  const found = new Map<number, JobSubject[]>()
  for (let start = 0; start < followed.length; start += batchSize) {
    const some = followed.slice(start, start + batchSize)
    const answers = await db.batch<{ number: number }>(
      some.map((one) => prepared(db, sql`SELECT DISTINCT j.number ${rowsOf(one, [isOne])}`)),
    )
    for (const [index, one] of some.entries())
      for (const { number } of answers[index]?.results ?? [])
        found.set(number, [...(found.get(number) ?? []), one])
  }
  return found
}
