import { SiteError } from '../errors.ts'
import type { Jobs } from './jobs.ts'
import { newestJobs } from './newest.ts'
import { searchJobs } from './search.ts'
import { similarJobs } from './similar.ts'

/**
 * Open vacancies from the tables that `jobs-table.ts` writes.
 * @param now Milliseconds since the epoch, of this request.
 */
export function d1Jobs(db: D1Database, now: number): Jobs {
  return {
    search: (query) => answered(searchJobs(db, query, now)),
    newest: (query) => answered(newestJobs(db, query, now)),
    similar: (number, locale, limit) => answered(similarJobs(db, { number, locale, limit, now })),
  }
}

/** Nothing stands in for D1 here: when it is away, so are the vacancies. */
async function answered<Value>(asked: Promise<Value>): Promise<Value> {
  try {
    return await asked
  } catch (cause) {
    throw new SiteError('UnavailableError', {}, { cause })
  }
}
