import type { JobOrder } from '../../client/content/job-search.ts'
import { raw, type Sql, sql } from '../database/sql.ts'
import { promotedAt } from './shown.ts'

/** Which rows of `jobs j` to list, in which order. */
export interface ListDraft {
  /** The `FROM` and `WHERE` clauses; with `near` for the order by distance. */
  from: Sql
  order: JobOrder
  /** Whether `from` includes `job_texts`. */
  hasText: boolean
  now: number
  limit: number
  offset: number
}

/** ORDER BY clauses. The better the text match, the lower `closeness`. */
const orders: Record<JobOrder, string> = {
  relevance: 'promoted DESC, closeness, posted_at DESC, number DESC',
  newest: 'posted_at DESC, number DESC',
  salary: 'salary IS NULL, salary DESC, posted_at DESC, number DESC',
  distance: 'km, posted_at DESC, number DESC',
}

/** A word in the title counts most, one in the description least. In the order of the fields of `job_texts`. */
const weights = '10.0, 6.0, 4.0, 3.0, 1.0, 2.0'

/**
 * Reads the cards of one page: an index alone finds and sorts the rows, and only those on the page are read completely.
 */
export function listOf({ from, order, hasText, now, limit, offset }: ListDraft): Sql {
  const closeness = raw(hasText ? `bm25(job_texts, ${weights})` : '0')
  const km = raw(order === 'distance' ? 'near.km' : 'NULL')
  const inOrder = raw(orders[order])
  return sql`SELECT (SELECT card FROM jobs WHERE jobs.id = hit.id) AS card, promoted FROM (
      SELECT j.id AS id, ${promotedAt(now)} AS promoted, ${closeness} AS closeness, ${km} AS km,
        j.posted_at AS posted_at, j.number AS number, j.salary AS salary
      ${from} ORDER BY ${inOrder} LIMIT ${limit} OFFSET ${offset}
    ) hit ORDER BY ${inOrder}`
}
