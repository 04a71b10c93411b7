import type { MiddlewareHandler } from 'hono'
import { changeLog } from '../changes/change-log.ts'
import { readSession } from '../database/session.ts'
import type { AppEnv } from '../env.ts'

/**
 * Gives the request one D1 session for all its reads of content, opened with the first of them, at the newest known
 * change. Sets `ask`.
 */
export function database(): MiddlewareHandler<AppEnv> {
  return async function database(c, next) {
    const { DB, EDGE_KV } = c.env
    const later = (work: Promise<unknown>) => c.executionCtx.waitUntil(work)
    c.set(
      'ask',
      readSession(DB, async () => (await changeLog(EDGE_KV, later)).bookmark),
    )
    await next()
  }
}
