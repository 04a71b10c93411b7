import type { JobFilters } from '../../client/content/job-search.ts'
import type { Locale } from '../../client/content/locale.ts'
import { filtersFrom } from '../../client/pages/jobs/job-filters.ts'
import { topicParts } from '../../client/push/topics.ts'
import { type Database, prepared, type Sql, sql } from '../database/sql.ts'
import { type CategoryRow, categoryNames, readCategories } from './categories.ts'
import type { Position } from './distance.ts'
import { chosenConditions, chosenIn } from './facets.ts'
import { knownPlaces } from './gazetteer.ts'
import { fromJobs, narrowingBy } from './narrowing.ts'
import { openFor } from './shown.ts'

/** What somebody wants to hear of: a topic of `client/push/topics.ts` about vacancies, and their language. */
export interface JobSubject {
  topic: string
  language: Locale
}

/** The `FROM` and `WHERE` clauses for the open vacancies of a subject that fulfil conditions on `jobs j`. */
export type RowsOf = (subject: JobSubject, conditions: readonly Sql[]) => Sql

/**
 * Looks up what subjects name, in two calls for all of them, and selects their vacancies by the statements of the search itself.
 * @throws Error if D1 doesn't answer.
 */
export async function rowsOfSubjects(
  db: Database,
  subjects: readonly JobSubject[],
  now: number,
): Promise<RowsOf> {
  const { results: categories } = await prepared(db, readCategories).all<CategoryRow>()
  const places = await knownPlaces(db, [...new Set(subjects.map(({ topic }) => filtersOf(topic).place))])
  return ({ topic, language }, conditions) => {
    const open = openFor(language, now)
    const parts = topicParts(topic)
    if (parts?.kind === 'employer')
      return fromJobs({
        ...{ open, text: null, near: null, categories: null },
        sets: [sql`j.employer = ${parts.link}`, ...conditions],
      })
    const filters = filtersOf(topic)
    const position = places.get(filters.place)?.position ?? null
    return fromJobs({
      open,
      ...narrowingBy(filters, position, categoryNames(categories, language)),
      sets: [...chosenConditions(chosenIn(filters)), ...nowhere(filters, position), ...conditions],
    })
  }
}

/** The filters of a search's topic; none for any other. */
export function filtersOf(topic: string): JobFilters {
  const parts = topicParts(topic)
  return filtersFrom(new URLSearchParams(parts?.kind === 'jobs' ? parts.query : ''))
}

/** For an unknown place the list shows vacancies from anywhere; followers shouldn't be told of those. */
function nowhere({ place }: JobFilters, position: Position | null): Sql[] {
  return place && !position ? [sql`0`] : []
}
