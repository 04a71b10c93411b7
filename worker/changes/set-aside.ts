import * as v from 'valibot'
import { report } from '../report.ts'
import type { Consumer } from './consumer.ts'
import { Change } from './stream.ts'

// Changes that a consumer failed on too often: table `changes_set_aside`.

/** Maximum number to show to operators, or to retry, at a time. */
const maxAtOnce = 100

const SetAside = v.object({
  consumer: v.string(),
  seq: v.number(),
  /** Milliseconds since 1970. */
  at: v.number(),
  reason: v.string(),
  change: v.pipe(v.string(), v.parseJson(), Change),
})

type SetAside = v.InferOutput<typeof SetAside>

/** A batch statement that sets a change aside. */
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

/** Newest first. */
export async function changesSetAside(db: D1Database): Promise<SetAside[]> {
  const { results } = await db
    .prepare(
      'SELECT consumer, seq, at, reason, change FROM changes_set_aside ORDER BY at DESC, seq DESC LIMIT ?1',
    )
    .bind(maxAtOnce)
    .all()
  return v.parse(v.array(SetAside), results)
}

/**
 * Delivers the changes that consumers failed on again, after the cause was fixed.
 * @returns How many were handled; the others stay.
 */
export async function retrySetAside(db: D1Database, consumers: Consumer[]): Promise<number> {
  let dealtWith = 0
  for (const { consumer: name, seq, change } of await changesSetAside(db)) {
    // A consumer that no longer exists has nothing left to do.
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

/** @returns How many changes were dropped. */
export async function giveUpSetAside(db: D1Database): Promise<number> {
  return (await db.prepare('DELETE FROM changes_set_aside').run()).meta.changes
}
