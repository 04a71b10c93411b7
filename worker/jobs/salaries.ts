import { insightKm, leastInsight, type SalaryInsight } from '../../client/content/salary-insight.ts'
import { type Database, prepared, type Sql, sql } from '../database/sql.ts'
import { type CategoryRow, categoryNames, readCategories } from './categories.ts'
import { joinNear } from './distance.ts'
import { knownPlaces } from './gazetteer.ts'
import type { SalaryQuery } from './jobs.ts'
import { inCategories } from './narrowing.ts'

/** Vacancies posted longer ago say what was paid then. */
const recentMs = 365 * 86_400_000

/** A row of `spreadOf`. */
type Spread = { [Key in 'low' | 'middle' | 'high']: number | null } & { count: number }

/**
 * What a category pays: in the whole country, and around each place. Made of the open vacancies and those that have closed since, posted in
 * the last year; groups with fewer than `leastInsight` are left out.
 * @throws Error if D1 doesn't answer.
 */
export async function salariesOf(
  db: Database,
  { locale, category, places }: SalaryQuery,
  now: number,
): Promise<SalaryInsight[]> {
  const [{ results }, known] = await Promise.all([
    prepared(db, readCategories).all<CategoryRow>(),
    knownPlaces(db, places),
  ])
  const inCategory = inCategories(categoryNames(results, locale), [category])
  const asked = [
    { place: null, near: sql`` },
    ...places.flatMap((place) => {
      const position = known.get(place)?.position
      return position ? [{ place, near: joinNear(position, insightKm) }] : []
    }),
  ]
  const spreads = await db.batch<Spread>(
    asked.map(({ near }) => prepared(db, spreadOf(near, inCategory, now - recentMs))),
  )
  return asked.flatMap(({ place }, index) => {
    const { low, middle, high, count } = spreads[index]?.results[0] ?? {}
    if (low == null || middle == null || high == null || !count || count < leastInsight) return []
    return [{ place, count, low: Math.round(low), middle: Math.round(middle), high: Math.round(high) }]
  })
}

/** The quartiles of the salaries, interpolated between the two nearest, and how many there are. */
function spreadOf(near: Sql, inCategory: Sql, postedAfter: number): Sql {
  return sql`WITH paid AS (
      SELECT j.salary_middle AS salary, row_number() OVER (ORDER BY j.salary_middle) - 1 AS rank, count(*) OVER () AS total
      -- By id, like the table itself, but without the cards, which are most of a row.
      FROM jobs j INDEXED BY jobs_paid ${near}
      WHERE j.for_nl = 1 AND j.salary_middle IS NOT NULL AND j.posted_at > ${postedAfter} AND ${inCategory}
    )
    SELECT ${quantile(0.25)} AS low, ${quantile(0.5)} AS middle, ${quantile(0.75)} AS high, count(*) AS count FROM paid`
}

/** The value at a part of the sorted salaries: both neighbours count for as much as they are near. */
function quantile(part: number): Sql {
  return sql`sum(salary * max(0.0, 1.0 - abs(rank - ${part} * (total - 1))))`
}
