import type { JobFilters } from '../../client/content/job-search.ts'
import { allOf, type Sql, sql } from '../database/sql.ts'
import type { CategoryNames } from './categories.ts'
import { idsNear, type Position } from './distance.ts'
import { matchFor } from './words.ts'

/** The separate filters of a list of vacancies, so that counts can leave out the filter they count. */
export interface Narrowing {
  /** Conditions of every list: shown in the reader's language, and open. */
  open: Sql
  /** The FTS5 expression for `job_texts`. */
  text: string | null
  /** Selects the ids of those that are near enough. */
  near: Sql | null
  categories: Sql | null
  sets: readonly Sql[]
}

/** The narrowing by text, place and category. */
export function narrowingBy(
  { text, distance, categories }: JobFilters,
  position: Position | null,
  names: CategoryNames,
): Pick<Narrowing, 'text' | 'near' | 'categories'> {
  return {
    text: text ? matchFor(text) : null,
    near: position && idsNear(position, distance),
    categories: categories.length > 0 ? inCategories(names, categories) : null,
  }
}

/** The `FROM` and `WHERE` clauses for the rows of `jobs j` that remain, with `job_texts` if the text narrows. */
export function fromJobs({ open, text, near, categories, sets }: Narrowing, also: Sql = sql``): Sql {
  // The text goes first: it leaves fewer rows than any other condition.
  const tables = text === null ? sql`jobs j` : sql`job_texts CROSS JOIN jobs j ON j.id = job_texts.rowid`
  const conditions = allOf(
    open,
    text !== null && sql`job_texts MATCH ${text}`,
    // By the plus SQLite reads the index of a language, and not the table row by row: those are wide, and near is where most are.
    near && sql`+j.id IN (${near})`,
    categories,
    ...sets,
  )
  return sql`FROM ${tables} ${also} WHERE ${conditions}`
}

/** A condition on `jobs j`: the row is in one of the categories. */
export function inCategories(names: CategoryNames, slugs: readonly string[]): Sql {
  const wanted = slugs.flatMap((slug) => names.everywhere(slug))
  return sql`j.id IN (SELECT job_id FROM job_categories WHERE ${isCalled(wanted)})`
}

/** A condition on `job_categories`: the row names one of the categories, in its language. */
export function isCalled(names: readonly { locale: string; slug: string }[]): Sql {
  const pairs = names.map(({ locale, slug }) => [locale, slug])
  // The list is one bound value: D1 accepts a hundred values per statement.
  return sql`(locale, slug) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(pairs)}))`
}
