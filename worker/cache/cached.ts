import { type ChangeLog, changeLog } from '../changes/change-log.ts'
import { onForgetAll } from '../isolate-state.ts'
import { report } from '../report.ts'
import { StrapiPausedError } from '../strapi-error.ts'
import { Dependencies } from './dependencies.ts'
import { entries } from './entries.ts'
import type { Entry, Made } from './entry.ts'
import { isMissing, stateOf } from './entry-state.ts'
import type { Policy } from './policies.ts'

/** How the cache answered. */
export type How = 'hit' | 'stale' | 'miss' | 'stale-if-error'

/** A cache entry, and how it was found. */
export interface Answer {
  entry: Entry
  how: How
}

/** What the cache needs of a request. */
export interface CacheContext {
  kv: KVNamespace
  /** Keeps work after the response alive (`waitUntil`). */
  later: (work: Promise<unknown>) => void
}

/**
 * Renders or loads the content of an entry and records its dependencies.
 * @param isAwaited Whether a reader waits for it.
 * @returns Null if it may not be cached, such as an answer for a single visitor.
 */
export type Make = (dependencies: Dependencies, isAwaited: boolean) => Promise<Made | null>

/** Keys that are being revalidated: concurrent readers of one entry share one run per isolate. */
const underWay = new Map<string, Promise<Entry | null>>()
onForgetAll(() => underWay.clear())

/**
 * The one cache: for pages, their data, machine files and the backend's answers. A fresh entry is used as is; a stale
 * one is used while it is revalidated; an expired one only if revalidation fails.
 * @param key Names everything that the answer depends on, besides the content.
 * @returns Null if the answer may not be cached.
 * @throws What `make` throws, if there is no usable entry.
 */
export async function cached(
  context: CacheContext,
  key: string,
  policy: Policy,
  make: Make,
): Promise<Answer | null> {
  const { kv, later } = context
  const [found, log] = await Promise.all([entries.get(key, policy.isInMemory), changeLog(kv, later)])
  // Another reader may have revalidated it in the meantime.
  const entry = entries.inMemory(key) ?? found
  const state = entry ? stateOf(entry, policy, log, Date.now()) : 'expired'
  if (entry && state === 'fresh') return { entry, how: 'hit' }
  const isAwaited = state !== 'stale'
  const run = () => revalidate(key, log, (dependencies) => make(dependencies, isAwaited), later, policy)
  const revalidated = run()
  if (entry && !isAwaited) {
    later(revalidated.catch((failure: unknown) => reportFailure(failure, { key })))
    return { entry, how: 'stale' }
  }
  try {
    const shared = await revalidated
    // Another reader's run may have started before a change that this reader knows of.
    const made = shared && log.touchedSince(shared.keys, shared.seq) ? await run() : shared
    return made && { entry: made, how: 'miss' }
  } catch (failure) {
    if (!entry || state === 'gone') throw failure
    const touch = log.touchedSince(entry.keys, entry.seq)
    const known = { isAccounted: touch?.at !== 0, isTouched: touch !== null }
    if (policy.staleIfError?.(failure, known) === false) throw failure
    reportFailure(failure, { key, answeredFrom: 'an expired entry' })
    return { entry, how: 'stale-if-error' }
  }
}

/** The first failed call was reported already; calls that were skipped since then aren't news. */
function reportFailure(failure: unknown, facts: Record<string, unknown>): void {
  if (!(failure instanceof StrapiPausedError)) report('cache', failure, facts)
}

/** Revalidates an entry, once for all concurrent readers. */
export function revalidate(
  key: string,
  log: ChangeLog,
  make: (dependencies: Dependencies) => Promise<Made | null>,
  later: CacheContext['later'],
  { isInMemory }: Pick<Policy, 'isInMemory'> = {},
): Promise<Entry | null> {
  const shared = underWay.get(key)
  if (shared) return shared
  const work = makeEntry(log.head, make)
    .then((entry) => {
      if (entry) later(entries.put(key, entry, isInMemory))
      return entry
    })
    .finally(() => underWay.delete(key))
  underWay.set(key, work)
  // The first reader's request may be cancelled; the others that wait for it must still get their answer.
  later(work.catch(() => {}))
  return work
}

/** @param seq Later changes may be missing from the result. */
async function makeEntry(
  seq: number,
  make: (dependencies: Dependencies) => Promise<Made | null>,
): Promise<Entry | null> {
  const dependencies = new Dependencies()
  const made = await make(dependencies)
  const { keys, isTransient } = dependencies
  // "Not found" is only cached if the backend itself said so, not if a fallback did.
  if (!made || (isTransient && isMissing(made.status))) return null
  return { ...made, storedAt: Date.now(), seq, keys: [...keys], isTransient }
}
