import { bumpContentVersion } from '../edge/content-version.ts'
import { readMark, writeMark } from './marks.ts'

const mark = 'ended-until'

/**
 * Makes kept pages old when something has ended since the last run: a vacancy that closed, an event that is over, an
 * article that expired. Nobody tells of that, and the backend need not be there for it.
 * @param now Milliseconds since 1970.
 * @returns Whether something had.
 */
export async function renewEnded({ DB, EDGE_KV }: Env, now: number): Promise<boolean> {
  const until = new Date(now).toISOString()
  const since = await readMark(DB, mark)
  const ended = since !== null && (await hasEnded(DB, since, until))
  if (ended) await bumpContentVersion(EDGE_KV)
  await writeMark(DB, mark, until)
  return ended
}

async function hasEnded(db: D1Database, since: string, until: string): Promise<boolean> {
  const found = await db
    .prepare('SELECT 1 AS ended FROM documents WHERE ends_at > ? AND ends_at <= ? LIMIT 1')
    .bind(since, until)
    .first('ended')
  return found !== null
}
