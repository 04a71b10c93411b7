import * as v from 'valibot'
import { selectHead } from './stream.ts'

/** The state of the change stream, for operators. */
export interface ChangesView {
  /** Number of the newest change. */
  head: number
  consumers: { name: string; seq: number; attempts: number; setAside: number }[]
}

/** The progress of each consumer. */
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
