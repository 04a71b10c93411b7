import * as v from 'valibot'
import { aborted, withTimeout } from '../http/timeout.ts'
import { IsolateMemo } from '../isolate-memo.ts'
import { onForgetAll } from '../isolate-state.ts'
import { report } from '../report.ts'
import { mayShowRemoved } from './keys.ts'

// How isolates learn of changes: one small value in KV with the latest changes and their keys.

/** KV key of the latest changes. */
export const changesKey = 'changes'

/** A change in the KV value. */
const LoggedChange = v.tuple([
  /** Its number in the stream. */
  v.number(),
  /** Milliseconds since 1970. */
  v.number(),
  /** 1 if something was removed. */
  v.picklist([0, 1]),
  v.array(v.string()),
])

/** The KV value: every change after `from`, up to `head`, oldest first. */
export const LoggedChanges = v.object({
  v: v.literal(1),
  head: v.number(),
  from: v.number(),
  /** A D1 bookmark: reads with it see every change up to `head`. */
  bookmark: v.nullable(v.string()),
  changes: v.array(LoggedChange),
})

export type LoggedChanges = v.InferOutput<typeof LoggedChanges>

/** The change that touched an entry. */
export interface Touch {
  /**
   * Milliseconds since 1970: the earliest time at which the oldest such change could be known here. That is when it was
   * made, or when KV was last read without it. 0 if the log doesn't reach back that far.
   */
  at: number
  /** Whether it may show something that was removed. */
  gone: boolean
}

/** The latest changes, as far as this isolate knows. */
export interface ChangeLog {
  /** False if KV has no log: nothing then tells what was touched. */
  isKnown: boolean
  /** Number of the newest change. */
  head: number
  /** A D1 bookmark: reads with it see every change up to `head`. */
  bookmark: string | null
  /**
   * Whether a change touched the keys after an answer was made.
   * @param since Number of the newest known change when the answer was started.
   * @returns Null if none did.
   */
  touchedSince: (keys: Iterable<string>, since: number) => Touch | null
}

interface IndexedLog extends ChangeLog {
  /** `Touch.at` of each change, by its number. */
  knowableAt: ReadonlyMap<number, number>
}

/** Writes are at least this far apart, so reading more often gives nothing new. */
const askMs = 2000

/** An older log is read again before it is used. */
const oldMs = 10_000

/** How long readers wait for that, in milliseconds. */
const patienceMs = 1000

/** Nothing is known: answers made when changes were known count as touched. */
const nothing: IndexedLog = {
  isKnown: false,
  head: 0,
  bookmark: null,
  touchedSince: (_, since) => (since > 0 ? { at: 0, gone: false } : null),
  knowableAt: new Map(),
}

const memo = new IsolateMemo<IndexedLog>(askMs, nothing)

/** When the last successful KV read started, and until when the log counts as recent. Milliseconds since 1970. */
let readAt = 0
let recentUntil = 0

/** What was last read from KV, and the newest change in it: it is long, and mostly still the same two seconds later. */
let lastRead: { text: string; head: number } | null = null

/** The pending KV read, if any. */
let reading: Promise<unknown> = Promise.resolve()

onForgetAll(() => {
  readAt = 0
  recentUntil = 0
  lastRead = null
})

/**
 * The latest changes. An isolate reads KV at most every two seconds; if its log is old, all concurrent readers wait for
 * the answer, but not for long.
 * @param later Keeps work after the response alive (`waitUntil`).
 */
export async function changeLog(
  kv: KVNamespace,
  later: (work: Promise<unknown>) => void,
): Promise<ChangeLog> {
  const held = await memo.get(
    () => readKv(kv),
    (work) => {
      reading = work
      later(work)
    },
  )
  if (Date.now() <= recentUntil) return memo.held ?? held
  await withTimeout(patienceMs, (signal) => Promise.race([reading, aborted(signal)])).catch(() => {})
  // Without an answer the old log is used for a while: not every reader must wait for a KV that is down.
  recentUntil = Math.max(recentUntil, Date.now() + oldMs)
  return memo.held ?? held
}

async function readKv(kv: KVNamespace): Promise<IndexedLog> {
  const askedAt = Date.now()
  const log = parseLog(await kv.get(changesKey, { cacheTtl: 30 }))
  readAt = askedAt
  recentUntil = askedAt + oldMs
  return log
}

/** Number of the newest change that this isolate knows. */
export function knownHead(): number {
  return memo.held?.head ?? 0
}

/** Updates this isolate's log immediately, after it made changes itself. */
export function setChangeLog(changes: LoggedChanges): void {
  const log = indexed(changes, memo.held ?? nothing)
  // A late update must not replace a newer one.
  if (log.head < (memo.held?.head ?? 0)) return
  memo.set(log)
  recentUntil = Date.now() + oldMs
}

/** A missing, truncated or unsupported value is ignored: the known log stays in use, and the next write repairs it. */
function parseLog(text: string | null): IndexedLog {
  const known = memo.held ?? nothing
  if (text === null) return known
  if (text === lastRead?.text && lastRead.head <= known.head) return known
  lastRead = { text, head: 0 }
  try {
    const log = indexed(v.parse(LoggedChanges, JSON.parse(text)), known)
    lastRead.head = log.head
    // KV may be a minute behind.
    return known.head > log.head ? known : log
  } catch (failure) {
    report('changes', failure)
    return known
  }
}

/** @param known What this isolate knew before. */
function indexed({ head, from, bookmark, changes }: LoggedChanges, known: IndexedLog): IndexedLog {
  const byKey = new Map<string, { seq: number; touch: Touch }[]>()
  const knowableAt = new Map<number, number>()
  for (const [seq, madeAt, gone, keys] of changes) {
    const at = known.knowableAt.get(seq) ?? Math.max(madeAt, readAt)
    knowableAt.set(seq, at)
    for (const key of keys) {
      const touches = byKey.get(key) ?? []
      touches.push({ seq, touch: { at, gone: gone === 1 && mayShowRemoved(key) } })
      byKey.set(key, touches)
    }
  }
  return {
    isKnown: true,
    head,
    bookmark,
    touchedSince(keys, since) {
      if (since < from) return { at: 0, gone: false }
      let found: Touch | null = null
      for (const key of keys)
        for (const { seq, touch } of byKey.get(key) ?? [])
          if (seq > since)
            found = found ? { at: Math.min(found.at, touch.at), gone: found.gone || touch.gone } : touch
      return found
    },
    knowableAt,
  }
}
