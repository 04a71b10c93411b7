import { type ChangeLog, changeLog } from '../changes/change-log.ts'
import { onForgetAll } from '../isolate-state.ts'
import { report } from '../report.ts'
import { StrapiPausedError } from '../strapi/error.ts'
import { Dependencies } from './dependencies.ts'
import { entries } from './entries.ts'
import type { Entry, Made } from './entry.ts'
import { isMissing, stateOf } from './entry-state.ts'
import type { Policy } from './policies.ts'

/** Where an answer came from. */
export type How = 'hit' | 'stale' | 'miss' | 'stale-if-error'

/** An entry that answers. */
export interface Answer {
  entry: Entry
  how: How
}

/** What the cache needs of the request that it serves. */
export interface CacheContext {
  kv: KVNamespace
  /** Keeps work behind the answer alive (`waitUntil`). */
  later: (work: Promise<unknown>) => void
}

/**
 * Makes an answer, telling what it is made from.
 * @param isAwaited Whether a reader waits for it.
 * @returns Null for one that may not be held, such as one for a single visit.
 */
export type Make = (dependencies: Dependencies, isAwaited: boolean) => Promise<Made | null>

/** Keys that are being made: many readers of one entry cost one making for each isolate. */
const underWay = new Map<string, Promise<Entry | null>>()
onForgetAll(() => underWay.clear())

/**
 * The one cache: of pages, of their data, of files for machines and of the backend's answers.
 * A fresh entry answers; a stale one too, while it is made anew; an expired one only where it cannot be made anew.
 * @param key Says all that the answer depends on, besides the content.
 * @returns Null where what was made may not be held.
 * @throws What `make` throws, where no entry can stand in.
 */
export async function cached(
  context: CacheContext,
  key: string,
  policy: Policy,
  make: Make,
): Promise<Answer | null> {
  const { kv, later } = context
  const [found, log] = await Promise.all([entries.get(key), changeLog(kv, later)])
  // Another reader may have had it made in the meantime.
  const entry = entries.held(key) ?? found
  const state = entry ? stateOf(entry, policy, log, Date.now()) : 'expired'
  if (entry && state === 'fresh') return { entry, how: 'hit' }
  const isAwaited = state !== 'stale'
  const renewed = renew(key, log, (dependencies) => make(dependencies, isAwaited), later)
  if (entry && !isAwaited) {
    later(renewed.catch((failure: unknown) => tell(failure, { key })))
    return { entry, how: 'stale' }
  }
  try {
    const made = await renewed
    return made && { entry: made, how: 'miss' }
  } catch (failure) {
    if (!entry || state === 'gone' || policy.staleIfError?.(failure) === false) throw failure
    tell(failure, { key, answeredFrom: 'an expired entry' })
    return { entry, how: 'stale-if-error' }
  }
}

/** The call that failed first was reported; those that were not made since are no news. */
function tell(failure: unknown, facts: Record<string, unknown>): void {
  if (!(failure instanceof StrapiPausedError)) report('cache', failure, facts)
}

/** Makes an entry anew, once for all who ask meanwhile. */
export function renew(
  key: string,
  log: ChangeLog,
  make: (dependencies: Dependencies) => Promise<Made | null>,
  later: CacheContext['later'],
): Promise<Entry | null> {
  const shared = underWay.get(key)
  if (shared) return shared
  const work = makeEntry(log.head, make)
    .then((entry) => {
      if (entry) later(entries.put(key, entry))
      return entry
    })
    .finally(() => underWay.delete(key))
  underWay.set(key, work)
  // The first reader may leave; those who wait with it must not lose their answer.
  later(work.catch(() => {}))
  return work
}

/** @param seq Changes after it may be missing in what is made. */
async function makeEntry(
  seq: number,
  make: (dependencies: Dependencies) => Promise<Made | null>,
): Promise<Entry | null> {
  const dependencies = new Dependencies()
  const made = await make(dependencies)
  const { keys, isTransient } = dependencies
  // "Not found" counts only as a clear answer of the backend, not while something stands in for it.
  if (!made || (isTransient && isMissing(made.status))) return null
  return { ...made, storedAt: Date.now(), seq, keys: [...keys], isTransient }
}
