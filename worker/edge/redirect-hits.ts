import { onForgetAll } from '../isolate-state.ts'
import { report } from '../report.ts'

/** How long an isolate collects hits for one write, in milliseconds. */
const gatherMs = 100
/** If the writing request was cancelled, the next one takes over after this many milliseconds. */
const abandonedMs = 10_000

const gathered = new Map<string, number>()
let gatheringSince: number | null = null
onForgetAll(() => {
  gathered.clear()
  gatheringSince = null
})

/**
 * Counts a followed redirect after the response: a flood of visits to one address is one write per isolate and
 * interval. A count that can't be stored is reported and dropped.
 * @param path The rule's path.
 */
export async function countHit(db: D1Database, path: string, now: number): Promise<void> {
  gathered.set(path, (gathered.get(path) ?? 0) + 1)
  if (gatheringSince !== null && now - gatheringSince < abandonedMs) return
  gatheringSince = now
  await scheduler.wait(gatherMs)
  const hits = Object.fromEntries(gathered)
  gathered.clear()
  gatheringSince = null
  try {
    await db
      .prepare(
        `INSERT INTO redirect_hits (path, hits) SELECT key, value FROM json_each(?) WHERE true
        ON CONFLICT (path, batch) DO UPDATE SET hits = hits + excluded.hits`,
      )
      .bind(JSON.stringify(hits))
      .run()
  } catch (failure) {
    report('redirect-hits', failure, { lost: hits })
  }
}
