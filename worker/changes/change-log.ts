import * as v from 'valibot'
import { aborted, withTimeout } from '../http/timeout.ts'
import { onForgetAll } from '../isolate-state.ts'
import { report } from '../report.ts'
import { mayShowRemoved } from './keys.ts'
import { headHere, logHere, shareHere } from './location-log.ts'

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
   * made, or when the known log was last current without it. 0 if the log doesn't reach back that far.
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

/** Writes are at least this far apart, so reading more often gives nothing new. A log is current for as long. */
const askMs = 2000

/** How often an isolate looks whether another of its location knows more, in milliseconds. */
const lookMs = 200

/** How long readers wait for either, in milliseconds: briefly if the isolate knows a log, since it can answer by that. */
const patienceMs = 50
const firstPatienceMs = 1000

/** Nothing is known: answers made when changes were known count as touched. */
const nothing: IndexedLog = {
  isKnown: false,
  head: 0,
  bookmark: null,
  touchedSince: (_, since) => (since > 0 ? { at: 0, gone: false } : null),
  knowableAt: new Map(),
}

/** What this isolate knows, and the same as it is shared. */
let known = nothing
let shared: LoggedChanges | null = null

/** Milliseconds since 1970: as of when it is complete, as far as KV told; when KV and the location were last asked. */
let currentAt = 0
let askedAt = 0
let lookedAt = 0

/** The last text that was read: it is long, and mostly still the same two seconds later. */
let lastText: string | null = null

/** What is under way, if anything: a look, and a read of KV. */
let looking: Promise<void> | null = null
let asking: Promise<void> | null = null

onForgetAll(() => {
  known = nothing
  shared = null
  currentAt = askedAt = lookedAt = 0
  lastText = null
  looking = asking = null
})

/**
 * The latest changes. An isolate looks every 200 ms whether its location has a newer log, and asks KV if nobody here has
 * in the last two seconds; all concurrent readers wait for that, but not for long.
 * @param later Keeps work after the response alive (`waitUntil`).
 */
export async function changeLog(
  kv: KVNamespace,
  later: (work: Promise<unknown>) => void,
): Promise<ChangeLog> {
  if (Math.abs(Date.now() - lookedAt) >= lookMs) {
    lookedAt = Date.now()
    const look = refresh(kv, later)
      .catch((failure: unknown) => report('changes', failure))
      .finally(() => {
        if (looking === look) looking = null
      })
    looking = look
    later(look)
  }
  const current = looking
  // Each reader has a time limit of its own: the request that looks may be cancelled.
  if (current)
    await withTimeout(known.isKnown ? patienceMs : firstPatienceMs, (signal) =>
      Promise.race([current, aborted(signal)]),
    ).catch(() => {})
  return known
}

async function refresh(kv: KVNamespace, later: (work: Promise<unknown>) => void): Promise<void> {
  // Without the Cache API, KV tells the same a little later.
  await lookHere(later).catch(() => {})
  const now = Date.now()
  if (isRecent(asOf(), now)) return
  // While KV is slow or down, only the readers of one look in two seconds wait for it, unless nothing is known.
  if (isRecent(askedAt, now)) return known.isKnown ? undefined : (asking ?? undefined)
  askedAt = now
  asking = ask(kv, now, later)
  return asking
}

async function ask(kv: KVNamespace, now: number, later: (work: Promise<unknown>) => void): Promise<void> {
  take(await kv.get(changesKey, { cacheTtl: 30 }), now)
  later(shareLog())
}

/** Takes the location's log if it is newer, and shares this isolate's if that is. */
async function lookHere(later: (work: Promise<unknown>) => void): Promise<void> {
  const here = await headHere()
  const now = Date.now()
  // The clocks of a location's machines differ a little; the head of one that is far ahead would count for ever.
  if (!here || here.currentAt >= now + askMs) return
  if (here.head < known.head) later(shareLog())
  const text = here.head > known.head ? await logHere(here.head) : null
  if (text !== null || here.head <= known.head) take(text, Math.min(here.currentAt, now))
}

/** As of when the known log is complete. A clock that is set back would make it complete in the future, and old answers would be fresh until then. */
function asOf(): number {
  return Math.min(currentAt, Date.now())
}

function isRecent(moment: number, now: number): boolean {
  return Math.abs(now - moment) < askMs
}

/** Number of the newest change that this isolate knows. */
export function knownHead(): number {
  return known.head
}

/** Updates this isolate's log immediately, after it made changes itself. */
export function setChangeLog(changes: LoggedChanges): void {
  // A late update must not replace a newer one.
  if (known.isKnown && changes.head < known.head) return
  known = indexed(changes, known)
  shared = changes
}

/** Shares what this isolate knows with the others of its location. Never throws: they learn of it from KV. */
export async function shareLog(): Promise<void> {
  if (!shared) return
  const changes = shared
  await shareHere({ head: changes.head, currentAt: asOf() }, () => JSON.stringify(changes)).catch(
    (failure: unknown) => report('changes', failure),
  )
}

/**
 * Takes a log that is newer. One that is missing, truncated or unsupported is ignored: the known log stays in use, and
 * the next write repairs it.
 * @param readAt When it was current. Milliseconds since 1970.
 */
function take(text: string | null, readAt: number): void {
  if (text !== null && text !== lastText) {
    lastText = text
    try {
      setChangeLog(v.parse(LoggedChanges, JSON.parse(text)))
    } catch (failure) {
      report('changes', failure)
    }
  }
  currentAt = Math.max(asOf(), readAt)
}

/** @param before What this isolate knew before. */
function indexed({ head, from, bookmark, changes }: LoggedChanges, before: IndexedLog): IndexedLog {
  const byKey = new Map<string, { seq: number; touch: Touch }[]>()
  const knowableAt = new Map<number, number>()
  for (const [seq, madeAt, gone, keys] of changes) {
    const at = before.knowableAt.get(seq) ?? Math.max(madeAt, asOf())
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
