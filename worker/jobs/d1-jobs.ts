import type { Database } from '../database/sql.ts'
import { placeNames } from './gazetteer.ts'
import type { Jobs } from './jobs.ts'
import { jobsMeantBy } from './meant-by.ts'
import { nearestSearches } from './nearest.ts'
import { newestJobs } from './newest.ts'
import { readSearch } from './read-search.ts'
import { salariesOf } from './salaries.ts'
import { searchJobs } from './search.ts'
import { similarJobs } from './similar.ts'

/**
 * Open vacancies from the tables that `jobs-table.ts` writes.
 * @param now Milliseconds since the epoch, of this request.
 */
export function d1Jobs(db: Database, now: number): Jobs {
  return {
    read: (filters, locale) => readSearch(db, filters, locale, now),
    search: (query) => searchJobs(db, query, now),
    nearest: (filters, locale) => nearestSearches(db, filters, locale, now),
    meantBy: (text, locale) => jobsMeantBy(db, text, locale, now),
    placeNames: () => placeNames(db),
    salaries: (query) => salariesOf(db, query, now),
    newest: (query) => newestJobs(db, query, now),
    similar: (number, locale, limit) => similarJobs(db, { number, locale, limit, now }),
  }
}
