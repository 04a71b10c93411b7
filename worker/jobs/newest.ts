import type { VacancyCard } from '../../client/content/vacancy.ts'
import { type Database, prepared, sql } from '../database/sql.ts'
import { type CategoryRow, categoryNames, readCategories } from './categories.ts'
import type { JobListQuery } from './jobs.ts'
import { listOf } from './list.ts'
import { fromJobs, inCategories, type Narrowing } from './narrowing.ts'
import { type CardRow, cardsFrom, openFor } from './shown.ts'

/** The newest vacancies, promoted ones first, and their total. @throws Error if D1 doesn't answer. */
export async function newestJobs(
  db: Database,
  { locale, employer, category, limit }: JobListQuery,
  now: number,
): Promise<{ items: VacancyCard[]; total: number }> {
  const narrowing: Narrowing = {
    open: openFor(locale, now),
    text: null,
    near: null,
    categories: null,
    sets: employer === undefined ? [] : [sql`j.employer = ${employer}`],
  }
  if (category !== undefined) {
    const { results } = await prepared(db, readCategories).all<CategoryRow>()
    narrowing.categories = inCategories(categoryNames(results, locale), [category])
  }
  const from = fromJobs(narrowing)
  const list = listOf({ from, order: 'relevance', hasText: false, now, limit, offset: 0 })
  const [cards, totals] = await db.batch<CardRow & { total: number }>([
    prepared(db, list),
    prepared(db, sql`SELECT count(*) AS total ${from}`),
  ])
  return { items: cardsFrom(cards?.results ?? [], now), total: totals?.results[0]?.total ?? 0 }
}
