import type { JobFilters } from '../../client/content/job-search.ts'
import type { Locale } from '../../client/content/locale.ts'
import { filtersFrom } from '../../client/pages/jobs/job-filters.ts'
import { topicParts } from '../../client/push/topics.ts'
import { type Database, type Sql, sql } from '../database/sql.ts'
import { fromJobs } from './narrowing.ts'
import { rowsOfSearches } from './rows-of-searches.ts'
import { openFor } from './shown.ts'

/** What somebody wants to hear of: a topic of `client/push/topics.ts` about vacancies, and their language. */
export interface JobSubject {
  topic: string
  language: Locale
}

/** The `FROM` and `WHERE` clauses for the open vacancies of a subject that fulfil conditions on `jobs j`. */
export type RowsOf = (subject: JobSubject, conditions: readonly Sql[]) => Sql

/** Looks up what subjects name, and selects their vacancies. @throws Error if D1 doesn't answer. */
export async function rowsOfSubjects(
  db: Database,
  subjects: readonly JobSubject[],
  now: number,
): Promise<RowsOf> {
  const rowsOfSearch = await rowsOfSearches(
    db,
    subjects.map(({ topic }) => filtersOf(topic)),
    now,
  )
  return ({ topic, language }, conditions) => {
    const parts = topicParts(topic)
    if (parts?.kind !== 'employer') return rowsOfSearch(filtersOf(topic), language, conditions)
    return fromJobs({
      ...{ open: openFor(language, now), text: null, near: null, categories: null },
      sets: [sql`j.employer = ${parts.link}`, ...conditions],
    })
  }
}

/** The filters of a search's topic; none for any other. */
export function filtersOf(topic: string): JobFilters {
  const parts = topicParts(topic)
  return filtersFrom(new URLSearchParams(parts?.kind === 'jobs' ? parts.query : ''))
}
