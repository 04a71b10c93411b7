import type { MiddlewareHandler } from 'hono'
import { revalidate } from '../cache/cached.ts'
import type { Dependencies } from '../cache/dependencies.ts'
import { entries } from '../cache/entries.ts'
import { changeLog } from '../changes/change-log.ts'
import type { AppEnv } from '../env.ts'
import { report } from '../report.ts'
import { madeFor } from './page-place.ts'
import { type Dispatch, renderForCache } from './render-for-cache.ts'

/** Only pages read this recently (in milliseconds) are revalidated in advance, and at most this many. */
const recentMs = 5 * 60_000
const maxRevalidated = 40

/**
 * After a publish hook, revalidates recently read pages that the change touched, so the next reader gets a fresh one.
 */
export function revalidateTouched(dispatch: Dispatch): MiddlewareHandler<AppEnv> {
  return async function revalidateTouched(c, next) {
    await next()
    if (!c.res.ok) return
    const { env, executionCtx } = c
    const later = (work: Promise<unknown>) => executionCtx.waitUntil(work)
    async function revalidateAll(): Promise<void> {
      const now = Date.now()
      const log = await changeLog(env.EDGE_KV, later)
      const touched = entries
        .readSince(now - recentMs)
        .filter(([, entry]) => log.touchedSince(entry.keys, entry.seq) !== null)
        .slice(0, maxRevalidated)
      // One at a time, so that current readers go first.
      for (const [key] of touched) {
        const page = madeFor(key, c.var.config.siteUrl)
        if (!page) continue
        const make = (dependencies: Dependencies) =>
          renderForCache(dispatch, page, dependencies, env, executionCtx)
        await revalidate(key, log, make, later).catch((failure: unknown) => report('cache', failure, { key }))
      }
    }
    later(revalidateAll())
  }
}
