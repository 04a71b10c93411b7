import type { Context, MiddlewareHandler } from 'hono'
import { revalidate } from '../cache/cached.ts'
import type { Dependencies } from '../cache/dependencies.ts'
import { entries } from '../cache/entries.ts'
import { policies } from '../cache/policies.ts'
import { type ChangeLog, changeLog, knownHead } from '../changes/change-log.ts'
import type { AppEnv } from '../env.ts'
import { onForgetAll } from '../isolate-state.ts'
import { report } from '../report.ts'
import { isPageKey, madeFor } from './page-place.ts'
import { type Dispatch, renderForCache } from './render-for-cache.ts'

/** Only pages read this recently (in milliseconds) are revalidated in advance, and for one request at most this many: the next goes on. */
const recentMs = 5 * 60_000
const maxRevalidated = 40

/**
 * A page is revalidated in advance once in so many milliseconds, so that those which every change touches leave time for others. Its readers
 * don't wait meanwhile: that is shorter than its grace.
 */
const intervalMs = 0.8 * policies.page.grace * 1000

/** So many at once: they mostly wait for what they read. */
const lanes = 3

/** The shortest pause between two of them, in milliseconds, and how many times longer it gets by what it ended late: others need the isolate. */
const minPauseMs = 5
const latenessCounts = 4

/** Work after a response may go on for this long, in milliseconds; what was cut off is left to readers. */
const longestMs = 30_000

/** The newest change whose pages were revalidated, until when that may be under way, and when the next page is due. Milliseconds since 1970. */
let doneUpTo = 0
let busyUntil = 0
let nextDueAt = Number.POSITIVE_INFINITY

/** When pages were last revalidated in advance, by the key of their entry; the oldest first. */
const revalidatedAt = new Map<string, number>()

onForgetAll(() => {
  doneUpTo = 0
  busyUntil = 0
  nextDueAt = Number.POSITIVE_INFINITY
  revalidatedAt.clear()
})

/** A page that a change touched. */
interface TouchedPage {
  key: string
  /** Until when readers don't wait for it, and from when it may be revalidated. Milliseconds since 1970. */
  answersUntil: number
  dueAt: number
}

/**
 * Revalidates recently read pages that a change touched, so their next reader gets a fresh one: after the response to
 * the first request since the isolate knows of it, which is the hook itself where that arrived. What is older than the
 * log is left to its readers.
 */
export function revalidateTouched(dispatch: Dispatch): MiddlewareHandler<AppEnv> {
  return async function revalidateTouched(c, next) {
    await next()
    const now = Date.now()
    if (now < busyUntil || (knownHead() <= doneUpTo && now < nextDueAt)) return
    busyUntil = now + longestMs
    c.executionCtx.waitUntil(revalidateAll(c, dispatch))
  }
}

async function revalidateAll(c: Context<AppEnv>, dispatch: Dispatch): Promise<void> {
  const { env, executionCtx } = c
  const { siteUrl } = c.get('config')
  const later = (work: Promise<unknown>) => executionCtx.waitUntil(work)
  let log = await changeLog(env.EDGE_KV, later)
  let waiting = touchedPages(log)
  let turns = maxRevalidated
  const inHand = new Set<string>()
  const failed = new Set<string>()

  /** The next page that is due, by the newest changes. */
  async function nextPage(): Promise<TouchedPage | undefined> {
    if (turns === 0) return
    const newest = await changeLog(env.EDGE_KV, later)
    if (newest.head > log.head) {
      log = newest
      waiting = touchedPages(log)
    }
    const now = Date.now()
    const at = waiting.findIndex(
      ({ key, dueAt }) => dueAt <= now && !inHand.has(key) && !failed.has(key) && touchOf(key, log),
    )
    const [page] = at < 0 ? [] : waiting.splice(at, 1)
    if (page) turns -= 1
    return page
  }

  async function revalidatePage({ key }: TouchedPage): Promise<void> {
    const page = madeFor(key, siteUrl)
    if (!page) return
    // Another isolate of this location may have done it.
    if ((await entries.takeOver(key)) && !touchOf(key, log)) return
    const make = (dependencies: Dependencies) =>
      renderForCache(dispatch, page, dependencies, env, executionCtx)
    // It stays where it is, in memory or not.
    const made = await revalidate(key, log, make, later, { isInMemory: false })
    if (made) noteRevalidated(key)
    else failed.add(key)
  }

  async function revalidateNext(): Promise<void> {
    for (let page = await nextPage(); page; page = await nextPage()) {
      const { key } = page
      const startedAt = Date.now()
      inHand.add(key)
      await revalidatePage(page).catch((failure: unknown) => {
        failed.add(key)
        report('cache', failure, { key })
      })
      inHand.delete(key)
      await giveWay(Date.now() - startedAt)
    }
  }

  await Promise.all(Array.from({ length: lanes }, revalidateNext))
  // What can't be revalidated now is left to its readers.
  if (turns > 0 || failed.size === maxRevalidated) doneUpTo = log.head
  const now = Date.now()
  nextDueAt = Math.min(...waiting.flatMap(({ key, dueAt }) => (dueAt > now && !failed.has(key) ? dueAt : [])))
  busyUntil = 0
}

/** Recently read pages that a change touched, those first whose readers wait, or will first. What may show something that was removed never answers. */
function touchedPages(log: ChangeLog): TouchedPage[] {
  const pages = entries.readSince(Date.now() - recentMs).flatMap((key): TouchedPage[] => {
    const touch = isPageKey(key) ? touchOf(key, log) : null
    if (!touch) return []
    if (touch.gone) return [{ key, answersUntil: 0, dueAt: 0 }]
    const dueAt = (revalidatedAt.get(key) ?? 0) + intervalMs
    return [{ key, answersUntil: touch.at + policies.page.grace * 1000, dueAt }]
  })
  return pages.toSorted((one, other) => one.answersUntil - other.answersUntil)
}

/** @returns Null for an entry that no change touched, or that somebody else has revalidated. */
function touchOf(key: string, log: ChangeLog) {
  const traces = entries.tracesOf(key)
  const touch = traces && log.touchedSince(traces.keys, traces.seq)
  return touch && touch.at > 0 ? touch : null
}

/**
 * An isolate does one thing at a time: without a pause, readers would wait for all renderings. One that ends on time shows that nobody
 * else needs it; otherwise they get as much of it as renderings do.
 */
async function giveWay(renderedMs: number): Promise<void> {
  const startedAt = Date.now()
  await scheduler.wait(minPauseMs)
  const lateMs = Date.now() - startedAt - minPauseMs
  if (lateMs > 0) await scheduler.wait(Math.min(renderedMs, latenessCounts * lateMs))
}

/** Forgets those that may be revalidated again. */
function noteRevalidated(key: string): void {
  const now = Date.now()
  revalidatedAt.delete(key)
  revalidatedAt.set(key, now)
  for (const [oldest, at] of revalidatedAt) {
    if (at > now - intervalMs) return
    revalidatedAt.delete(oldest)
  }
}
