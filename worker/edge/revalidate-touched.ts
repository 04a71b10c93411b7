import type { MiddlewareHandler } from 'hono'
import { revalidate } from '../cache/cached.ts'
import type { Dependencies } from '../cache/dependencies.ts'
import { entries } from '../cache/entries.ts'
import type { Entry } from '../cache/entry.ts'
import { changeLog } from '../changes/change-log.ts'
import type { AppEnv } from '../env.ts'
import { report } from '../report.ts'
import { madeFor } from './page-place.ts'
import { type Dispatch, renderForCache } from './render-for-cache.ts'

/** Only pages read this recently (in milliseconds) are revalidated in advance, and at most this many. */
const recentMs = 5 * 60_000
const maxRevalidated = 40

/** The shortest pause between two of them, in milliseconds. */
const minPauseMs = 5

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
      const isTouched = ({ keys, seq }: Entry) => log.touchedSince(keys, seq) !== null
      const touched = entries
        .readSince(now - recentMs)
        .filter(([, entry]) => isTouched(entry))
        .slice(0, maxRevalidated)
      // An isolate does one thing at a time. Readers get as much of it as renderings do; without a pause they'd wait for all of them.
      for (const [key] of touched) {
        const page = madeFor(key, c.get('config').siteUrl)
        const entry = entries.inMemory(key)
        // Readers revalidate it too.
        if (!page || !entry || !isTouched(entry)) continue
        const startedAt = Date.now()
        const make = (dependencies: Dependencies) =>
          renderForCache(dispatch, page, dependencies, env, executionCtx)
        await revalidate(key, log, make, later).catch((failure: unknown) => report('cache', failure, { key }))
        await scheduler.wait(Math.max(minPauseMs, Date.now() - startedAt))
      }
    }
    later(revalidateAll())
  }
}
