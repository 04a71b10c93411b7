import * as v from 'valibot'
import { IsolateMemo } from '../edge/isolate-memo.ts'
import { aborted, withTimeout } from '../http/timeout.ts'
import { report } from '../report.ts'

// How isolates learn of changes: one small value in KV that holds the last of them with their keys.

/** KV key of the last changes. */
export const changesKey = 'changes'

/** A change as the value in KV holds it. */
const LoggedChange = v.tuple([
  /** Its number in the stream. */
  v.number(),
  /** Milliseconds since 1970. */
  v.number(),
  /** 1 where something was taken away. */
  v.picklist([0, 1]),
  v.array(v.string()),
])

/** The value in KV: every change after `from`, up to `head`, oldest first. */
export const LoggedChanges = v.object({
  v: v.literal(1),
  head: v.number(),
  from: v.number(),
  /** Of D1: reads with it see every change up to `head`. */
  bookmark: v.nullable(v.string()),
  changes: v.array(LoggedChange),
})

export type LoggedChanges = v.InferOutput<typeof LoggedChanges>

/** What touched an answer. */
export interface Touch {
  /** Milliseconds since 1970, of the oldest change that did; 0 where the log does not reach back to it. */
  at: number
  /** Whether something that it was made from was taken away. */
  gone: boolean
}

/** The last changes, as this isolate knows them. */
export interface ChangeLog {
  /** False where KV holds no log: then nothing tells what was touched. */
  isKnown: boolean
  /** Number of the newest. */
  head: number
  /** Of D1: reads with it see every change up to `head`. */
  bookmark: string | null
  /**
   * What has touched keys since an answer was made from them.
   * @param since Number of the newest change that was known when the answer began to be made.
   * @returns Null where nothing has.
   */
  touchedSince: (keys: Iterable<string>, since: number) => Touch | null
}

/** Writes are at least this far apart: asking more often tells nothing new. */
const askMs = 2000

/** A log that is older is asked for before it is believed. */
const oldMs = 10_000

/** Milliseconds that a reader waits for that. */
const patienceMs = 50

/** Nothing is known: what was made when changes were known counts as touched. */
const nothing: ChangeLog = {
  isKnown: false,
  head: 0,
  bookmark: null,
  touchedSince: (_, since) => (since > 0 ? { at: 0, gone: false } : null),
}

const memo = new IsolateMemo<ChangeLog>(askMs, nothing)

/**
 * The last changes. An isolate asks KV at most once in two seconds; one that has not asked for long waits for the answer, but not for long.
 * @param later Keeps work behind the answer alive (`waitUntil`).
 */
export async function changeLog(
  kv: KVNamespace,
  later: (work: Promise<unknown>) => void,
): Promise<ChangeLog> {
  let asked: Promise<unknown> = Promise.resolve()
  const isOld = (memo.age ?? 0) > oldMs
  const held = await memo.get(
    async () => parseLog(await kv.get(changesKey, { cacheTtl: 30 })),
    (work) => {
      asked = work
      later(work)
    },
  )
  if (!isOld) return held
  await withTimeout(patienceMs, (signal) => Promise.race([asked, aborted(signal)])).catch(() => {})
  return memo.held ?? held
}

/** Lets this isolate know of changes at once, where it is the one that made them. */
export function setChangeLog(changes: LoggedChanges): void {
  const log = indexed(changes)
  // A late one must not take back what is known.
  if (log.head >= (memo.held?.head ?? 0)) memo.set(log)
}

/** A value that is missing, cut off or of another version says nothing: what is known goes on to count, and the next write mends it. */
function parseLog(text: string | null): ChangeLog {
  const known = memo.held ?? nothing
  if (text === null) return known
  try {
    const log = indexed(v.parse(LoggedChanges, JSON.parse(text)))
    // What KV tells may be a minute old.
    return known.head > log.head ? known : log
  } catch (failure) {
    report('changes', failure)
    return known
  }
}

function indexed({ head, from, bookmark, changes }: LoggedChanges): ChangeLog {
  const byKey = new Map<string, { seq: number; touch: Touch }[]>()
  for (const [seq, at, gone, keys] of changes)
    for (const key of keys) {
      const touches = byKey.get(key) ?? []
      touches.push({ seq, touch: { at, gone: gone === 1 } })
      byKey.set(key, touches)
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
  }
}
