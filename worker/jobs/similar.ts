import type { Locale } from '../../client/content/locale.ts'
import type { VacancyCard } from '../../client/content/vacancy.ts'
import { type Database, prepared, type Sql, sql } from '../database/sql.ts'
import { type CategoryRow, categoryNames, readCategories } from './categories.ts'
import { kilometresTo, type Position } from './distance.ts'
import { isCalled } from './narrowing.ts'
import { type CardRow, cardsFrom, openFor, promotedAt } from './shown.ts'

/** Distances within one step count as equal. */
const stepKm = 25

/** The vacancy for which similar ones are searched. */
interface Original {
  employer: string
  locale: Locale
  /** JSON lists. */
  slugs: string
  positions: string
}

/**
 * Open vacancies in the same categories: other employers first, then those that share most categories, then the
 * nearest.
 * @param number Of an open or a closed vacancy.
 * @throws Error if D1 doesn't answer.
 */
export async function similarJobs(
  db: Database,
  { number, locale, limit, now }: { number: number; locale: Locale; limit: number; now: number },
): Promise<VacancyCard[]> {
  const [originals, categories] = await db.batch<Original & CategoryRow>([
    prepared(db, originalOf(number, locale)),
    prepared(db, readCategories),
  ])
  const original = originals?.results[0]
  if (!original) return []
  // The original's categories, in the languages of the other vacancies.
  const names = categoryNames(categories?.results ?? [], original.locale)
  const slugs: string[] = JSON.parse(original.slugs)
  const wanted = slugs.flatMap((slug) => names.everywhere(slug))
  if (wanted.length === 0) return []
  const positions: Position[] = JSON.parse(original.positions)
  const { results } = await prepared(
    db,
    sql`SELECT j.card AS card, ${promotedAt(now)} AS promoted FROM (
        SELECT job_id, count(*) AS shared FROM job_categories
        WHERE ${isCalled(wanted)} GROUP BY job_id
      ) like_it JOIN jobs j ON j.id = like_it.job_id
      WHERE ${openFor(locale, now)} AND j.number <> ${number}
      ORDER BY j.employer = ${original.employer}, like_it.shared DESC, ${stepsTo(positions[0])}, j.posted_at DESC, j.number DESC
      LIMIT ${limit}`,
  ).all<CardRow>()
  return cardsFrom(results, now)
}

function originalOf(number: number, locale: Locale): Sql {
  return sql`SELECT employer, locale,
      (SELECT json_group_array(slug) FROM job_categories WHERE job_id = id) AS slugs,
      (SELECT json_group_array(json_object('latitude', latitude, 'longitude', longitude))
        FROM job_places WHERE job_id = id AND latitude IS NOT NULL) AS positions
    FROM jobs WHERE number = ${number} ORDER BY locale = ${locale} DESC LIMIT 1`
}

/** Distance to the nearest place of a row of `jobs j`, in steps; unknown distances sort last. */
function stepsTo(position: Position | undefined): Sql {
  if (!position) return sql`NULL`
  return sql`coalesce((
    SELECT round(min(${kilometresTo(position)}) / ${stepKm}) FROM job_places p
    WHERE p.job_id = j.id AND p.latitude IS NOT NULL), 1e9)`
}
