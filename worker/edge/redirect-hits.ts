import { onForgetAll } from '../isolate-state.ts'
import { report } from '../report.ts'

/** Milliseconds for which the hits of an isolate are gathered into one write. */
const gatherMs = 100
/** After so many milliseconds the request that was to write is given up, and the next one writes. */
const abandonedMs = 10_000

const gathered = new Map<string, number>()
let gatheringSince: number | null = null
onForgetAll(() => {
  gathered.clear()
  gatheringSince = null
})

/**
 * Counts that a redirect was followed, behind its answer: a flood of visits to one address is one write for each isolate and moment.
 * A count that cannot be stored is reported and given up.
 * @param path As the rule has it.
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
