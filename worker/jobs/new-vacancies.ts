import { databaseClock } from '../database/clock.ts'
import { prepared, raw, type Sql, sql } from '../database/sql.ts'
import type { DerivedTable } from '../replica/derived-table.ts'
import type { TimelessVacancy } from '../strapi/parse/vacancy.ts'

/** The age up to which a vacancy is news, so that filling the replica again tells nobody of old ones. */
const freshMs = 48 * 3600_000

/** Whether a vacancy that is written now is news: open, and posted lately. */
export function isNewVacancy({ vacancy, state }: TimelessVacancy, now: number): boolean {
  const posted = Date.parse(vacancy.postedAt)
  const isFresh = now - posted < freshMs && posted <= now + 60_000
  return state === 'published' && isFresh && Date.parse(vacancy.validThrough) > now
}

/** When each vacancy became known, once, in the same batch as its document: `new_vacancies`. */
export const newVacancies: DerivedTable = {
  put(db, { read }) {
    if (read.type !== 'vacancy' || !isNewVacancy(read.value, Date.now())) return []
    const { number } = read.value.vacancy
    return [
      prepared(
        db,
        sql`INSERT OR IGNORE INTO new_vacancies (number, seen_at) VALUES (${number}, ${databaseClock})`,
      ),
    ]
  },

  // One that is published again is no news.
  remove: () => [],
}

/** When a row of `jobs j` became known. */
export const seenAt: Sql = raw('(SELECT n.seen_at FROM new_vacancies n WHERE n.number = j.number)')

/** A condition on `jobs j`: it became known after one moment, and not after the other. */
export function seenBetween(since: number, until: number): Sql {
  return sql`j.number IN (SELECT number FROM new_vacancies WHERE seen_at > ${since} AND seen_at <= ${until})`
}
