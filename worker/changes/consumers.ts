import { report } from '../report.ts'
import type { Consumer } from './consumer.ts'
import { setAsideStatement } from './set-aside.ts'
import { type Change, changesAfter } from './stream.ts'

/** A cursor is stored once per this many changes; after a crash they are delivered again. */
const atOnce = 50

/** Maximum number of changes per consumer and run: an invocation may make a thousand subrequests. */
const maxInRun = 200

/** After this many attempts a change is set aside, and the others continue. */
const maxAttempts = 5

/** Backoff after the first failure; it doubles, even if new changes arrive. */
const waitMs = 10_000

/**
 * Delivers unhandled changes to each consumer. A consumer without a cursor starts with the oldest stored change.
 * @param now Milliseconds since 1970.
 * @returns Whether one of them still has something to do.
 */
export async function runConsumers(db: D1Database, consumers: Consumer[], now: number): Promise<boolean> {
  const waiting = await Promise.all(consumers.map((consumer) => runConsumer(db, consumer, now)))
  return waiting.includes(true)
}

interface Cursor {
  seq: number
  attempts: number
  retryAt: number
}

async function runConsumer(db: D1Database, consumer: Consumer, now: number): Promise<boolean> {
  const { name } = consumer
  let cursor: Cursor = (await db
    .prepare('SELECT seq, attempts, retry_at AS retryAt FROM change_cursors WHERE consumer = ?1')
    .bind(name)
    .first<Cursor>()) ?? { seq: 0, attempts: 0, retryAt: 0 }
  if (now < cursor.retryAt) return true
  for (let delivered = 0; delivered < maxInRun; delivered += atOnce) {
    const changes = await changesAfter(db, cursor.seq, atOnce)
    const last = changes.at(-1)
    if (!last) return false
    const stuck = await deliver(consumer, changes)
    const dealtWith = stuck ? changes[changes.indexOf(stuck.change) - 1] : last
    const attempts = stuck ? (dealtWith ? 1 : cursor.attempts + 1) : 0
    const retryAt = stuck ? now + waitMs * 2 ** (attempts - 1) : 0
    cursor = { seq: dealtWith?.seq ?? cursor.seq, attempts, retryAt }
    if (stuck && attempts === maxAttempts) {
      cursor = { seq: stuck.change.seq, attempts: 0, retryAt: 0 }
      await db.batch([
        setAsideStatement(db, name, stuck.change, stuck.failure),
        moveStatement(db, name, cursor),
      ])
    } else {
      await moveStatement(db, name, cursor).run()
      if (stuck) return true
    }
  }
  return true
}

/** A change that a consumer failed on. */
interface Stuck {
  change: Change
  failure: unknown
}

/** @returns The first change that it failed on, or null. */
async function deliver({ name, handle, handleAll }: Consumer, changes: Change[]): Promise<Stuck | null> {
  const parts = handleAll ? [changes] : changes.map((change) => [change])
  for (const part of parts) {
    const [change] = part
    if (!change) continue
    try {
      await (handleAll ? handleAll(part) : handle(change))
    } catch (failure) {
      const { seq, type, documentId } = change
      report('changes', failure, { consumer: name, seq, type, documentId })
      return { change, failure }
    }
  }
  return null
}

function moveStatement(
  db: D1Database,
  name: string,
  { seq, attempts, retryAt }: Cursor,
): D1PreparedStatement {
  return db
    .prepare(
      'INSERT OR REPLACE INTO change_cursors (consumer, seq, attempts, retry_at) VALUES (?1, ?2, ?3, ?4)',
    )
    .bind(name, seq, attempts, retryAt)
}
