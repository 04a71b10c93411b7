import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import * as v from 'valibot'
import { meterCookie, meterSeconds, readMeter, writeMeter } from '../access/meter.ts'
import { among, prepared, sql } from '../database/sql.ts'
import type { AppEnv } from '../env.ts'
import { writeCookie } from '../http/cookies.ts'
import { report } from '../report.ts'

const Rows = v.array(v.object({ number: v.number() }))

/**
 * Adds metered articles that were read to the reader's meter, each once. A failure is reported and counts nothing: nobody is kept from
 * reading because of it.
 * @param entryIds What was seen, such as `content/123`; null for events about nothing.
 */
export async function countReads(c: Context<AppEnv>, entryIds: readonly (string | null)[]): Promise<void> {
  const prefix = 'content/'
  const seen = new Set(
    entryIds.flatMap((id) => (id?.startsWith(prefix) ? Number(id.slice(prefix.length)) : [])),
  )
  if (seen.size === 0) return
  const { freeReads, jwtSecret } = c.var.config
  const now = Date.now()
  try {
    const read = await readMeter(getCookie(c, meterCookie) ?? '', jwtSecret, now)
    const unread = [...seen].filter((number) => !read.includes(number))
    if (unread.length === 0 || read.length >= freeReads) return
    const counted = [...read, ...(await meteredAmong(c.env.DB, unread))].slice(0, freeReads)
    if (counted.length === read.length) return
    const cookie = await writeMeter(counted, jwtSecret, now)
    writeCookie(c, meterCookie, cookie, `Max-Age=${meterSeconds}; HttpOnly`)
  } catch (failure) {
    report('meter', failure, { requestId: c.var.requestId })
  }
}

/** Those of some articles that are metered. */
async function meteredAmong(db: D1Database, numbers: readonly number[]): Promise<number[]> {
  const { results } = await prepared(
    db,
    sql`SELECT DISTINCT d.number FROM documents d INDEXED BY documents_by_number
        WHERE d.type = 'content' AND d.number IN ${among(numbers)} AND d.entry ->> '$.access' = 'metered'`,
  ).all()
  return v.parse(Rows, results).map(({ number }) => number)
}
