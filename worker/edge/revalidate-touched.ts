import type { Context, MiddlewareHandler } from 'hono'
import { revalidate } from '../cache/cached.ts'
import type { Dependencies } from '../cache/dependencies.ts'
import { entries } from '../cache/entries.ts'
import { changeLog, knownHead } from '../changes/change-log.ts'
import type { AppEnv } from '../env.ts'
import { onForgetAll } from '../isolate-state.ts'
import { report } from '../report.ts'
import { madeFor } from './page-place.ts'
import { type Dispatch, renderForCache } from './render-for-cache.ts'

/** Only pages read this recently (in milliseconds) are revalidated in advance, and for one request at most this many: the next goes on. */
const recentMs = 5 * 60_000
const maxRevalidated = 40

/** So many at once: they mostly wait for what they read. */
const lanes = 3

/** The shortest pause between two of them, in milliseconds. */
const minPauseMs = 5

/** Work after a response may go on for this long, in milliseconds; what was cut off is left to readers. */
const longestMs = 30_000

/** The newest change whose pages were revalidated, and until when that may be under way. Milliseconds since 1970. */
let doneUpTo = 0
let busyUntil = 0
onForgetAll(() => {
  doneUpTo = 0
  busyUntil = 0
})

/**
 * Revalidates recently read pages that a change touched, so their next reader gets a fresh one: after the response to
 * the first request since the isolate knows of it, which is the hook itself where that arrived. What is older than the
 * log is left to its readers.
 */
export function revalidateTouched(dispatch: Dispatch): MiddlewareHandler<AppEnv> {
  return async function revalidateTouched(c, next) {
    await next()
    if (knownHead() <= doneUpTo || Date.now() < busyUntil) return
    c.executionCtx.waitUntil(revalidateAll(c, dispatch))
  }
}

async function revalidateAll(c: Context<AppEnv>, dispatch: Dispatch): Promise<void> {
  const { env, executionCtx } = c
  const later = (work: Promise<unknown>) => executionCtx.waitUntil(work)
  const now = Date.now()
  busyUntil = now + longestMs
  const log = await changeLog(env.EDGE_KV, later)
  /** @returns Null for an entry that is none of ours, or that somebody else has revalidated. */
  const touchOf = (key: string) => {
    const entry = entries.inMemory(key)
    const touch = entry && log.touchedSince(entry.keys, entry.seq)
    return touch && touch.at > 0 ? touch : null
  }
  const touched = entries.readSince(now - recentMs).flatMap(([key]) => {
    const touch = touchOf(key)
    return touch ? { key, gone: touch.gone } : []
  })
  // Readers wait at once for what shows something that was removed; the rest answers for a while.
  const some = touched
    .toSorted((one, other) => Number(other.gone) - Number(one.gone))
    .slice(0, maxRevalidated)
  const waiting = [...some]
  // An isolate does one thing at a time. Readers get as much of it as renderings do; without a pause they'd wait for all of them.
  async function revalidateNext(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { key } = next
      const page = madeFor(key, c.get('config').siteUrl)
      if (!page || !touchOf(key)) continue
      const startedAt = Date.now()
      const make = (dependencies: Dependencies) =>
        renderForCache(dispatch, page, dependencies, env, executionCtx)
      await revalidate(key, log, make, later).catch((failure: unknown) => report('cache', failure, { key }))
      await scheduler.wait(Math.max(minPauseMs, Date.now() - startedAt))
    }
  }
  await Promise.all(Array.from({ length: lanes }, revalidateNext))
  // What can't be revalidated now is left to its readers.
  if (touched.length <= maxRevalidated || some.every(({ key }) => touchOf(key))) doneUpTo = log.head
  busyUntil = 0
}
