import * as v from 'valibot'
import { report } from '../report.ts'
import type { Consumer } from './consumers.ts'
import { Change } from './stream.ts'

// Changes that a consumer failed on too often: table `changes_set_aside`.

/** Operators are shown no more of them at once, and no more are told again at once. */
const mostAtOnce = 100

const SetAside = v.object({
  consumer: v.string(),
  seq: v.number(),
  /** Milliseconds since 1970. */
  at: v.number(),
  reason: v.string(),
  change: v.pipe(v.string(), v.parseJson(), Change),
})

type SetAside = v.InferOutput<typeof SetAside>

/** For a batch: puts a change aside. */
export function setAsideStatement(
  db: D1Database,
  consumer: string,
  change: Change,
  failure: unknown,
): D1PreparedStatement {
  return db
    .prepare(
      'INSERT OR REPLACE INTO changes_set_aside (consumer, seq, at, reason, change) VALUES (?1, ?2, ?3, ?4, ?5)',
    )
    .bind(consumer, change.seq, Date.now(), String(failure), JSON.stringify(change))
}

/** The newest first. */
export async function changesSetAside(db: D1Database): Promise<SetAside[]> {
  const { results } = await db
    .prepare(
      'SELECT consumer, seq, at, reason, change FROM changes_set_aside ORDER BY at DESC, seq DESC LIMIT ?1',
    )
    .bind(mostAtOnce)
    .all()
  return v.parse(v.array(SetAside), results)
}

/**
 * Tells consumers once more of what they failed on, after what was wrong was mended.
 * @returns How many changes they have dealt with; the others stay.
 */
export async function retrySetAside(db: D1Database, consumers: Consumer[]): Promise<number> {
  let dealtWith = 0
  for (const { consumer: name, seq, change } of await changesSetAside(db)) {
    // One that is no more has nothing left to do.
    const consumer = consumers.find((one) => one.name === name)
    try {
      await consumer?.handle(change)
    } catch (failure) {
      report('changes', failure, { consumer: name, seq })
      continue
    }
    await db.prepare('DELETE FROM changes_set_aside WHERE consumer = ?1 AND seq = ?2').bind(name, seq).run()
    dealtWith++
  }
  return dealtWith
}

/** @returns How many changes were given up. */
export async function giveUpSetAside(db: D1Database): Promise<number> {
  return (await db.prepare('DELETE FROM changes_set_aside').run()).meta.changes
}
