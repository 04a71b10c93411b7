import * as v from 'valibot'
import { selectHead } from './stream.ts'

/** The stream of changes, as operators see it. */
export interface ChangesView {
  /** Number of the newest change. */
  head: number
  consumers: { name: string; seq: number; attempts: number; setAside: number }[]
}

/** How far each consumer has come. */
export async function viewConsumers(db: D1Database): Promise<ChangesView> {
  const [heads, consumers] = await db.batch<Record<string, unknown>>([
    db.prepare(selectHead),
    db.prepare(
      `SELECT consumer AS name, seq, attempts,
         (SELECT count(*) FROM changes_set_aside s WHERE s.consumer = c.consumer) AS setAside
       FROM change_cursors c ORDER BY consumer`,
    ),
  ])
  const Consumers = v.array(
    v.object({ name: v.string(), seq: v.number(), attempts: v.number(), setAside: v.number() }),
  )
  return {
    head: v.parse(v.number(), heads?.results[0]?.head),
    consumers: v.parse(Consumers, consumers?.results),
  }
}

const SetAside = v.object({
  consumer: v.string(),
  seq: v.number(),
  /** Milliseconds since 1970. */
  at: v.number(),
  reason: v.string(),
  change: v.pipe(v.string(), v.parseJson()),
})

/** At most a hundred changes that a consumer failed on too often, newest first. */
export async function changesSetAside(db: D1Database): Promise<v.InferOutput<typeof SetAside>[]> {
  const { results } = await db
    .prepare(
      'SELECT consumer, seq, at, reason, change FROM changes_set_aside ORDER BY at DESC, seq DESC LIMIT 100',
    )
    .all()
  return v.parse(v.array(SetAside), results)
}
