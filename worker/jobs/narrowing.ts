import type { JobFilters } from '../../client/content/job-search.ts'
import { allOf, type Sql, sql } from '../database/sql.ts'
import type { CategoryNames } from './categories.ts'
import { joinNear, type Position } from './distance.ts'
import { matchFor } from './words.ts'

/** What narrows a list of vacancies, each by itself, so that counts can leave out the filter that they count. */
export interface Narrowing {
  /** Conditions that hold for every list: the language of the readers, and that one can apply. */
  open: Sql
  /** What must match in `job_texts`. */
  text: string | null
  near: Sql | null
  categories: Sql | null
  sets: readonly Sql[]
}

/** The narrowing by text and place, and by category. */
export function narrowingBy(
  { text, distance, categories }: JobFilters,
  position: Position | null,
  names: CategoryNames,
): Pick<Narrowing, 'text' | 'near' | 'categories'> {
  return {
    text: text ? matchFor(text) : null,
    near: position && joinNear(position, distance),
    categories: categories.length > 0 ? inCategories(names, categories) : null,
  }
}

/** From `FROM` on: the rows of `jobs j` that are left, with `job_texts` and `near` where they narrow. */
export function fromJobs({ open, text, near, categories, sets }: Narrowing, also: Sql = sql``): Sql {
  // The words are looked up first: they leave less than any other condition.
  const tables = text === null ? sql`jobs j` : sql`job_texts CROSS JOIN jobs j ON j.id = job_texts.rowid`
  const conditions = allOf(open, text !== null && sql`job_texts MATCH ${text}`, categories, ...sets)
  return sql`FROM ${tables} ${near ?? sql``} ${also} WHERE ${conditions}`
}

/** Condition of a row of `jobs j` that is in one of some categories. */
export function inCategories(names: CategoryNames, slugs: readonly string[]): Sql {
  const wanted = slugs.flatMap((slug) => names.everywhere(slug))
  return sql`j.id IN (SELECT job_id FROM job_categories WHERE ${isCalled(wanted)})`
}

/** Condition of a row of `job_categories` that names one of some categories, as a language calls it. */
export function isCalled(names: readonly { locale: string; slug: string }[]): Sql {
  const pairs = names.map(({ locale, slug }) => [locale, slug])
  // One list as one value: D1 takes a hundred values in a statement.
  return sql`(locale, slug) IN (SELECT value ->> 0, value ->> 1 FROM json_each(${JSON.stringify(pairs)}))`
}
