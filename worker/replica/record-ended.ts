import * as v from 'valibot'
import { locales } from '../../client/content/locale.ts'
import { publishChanges } from '../changes/publish.ts'
import { recordChanges } from '../changes/stream.ts'
import type { ReplicatedType } from '../content/replicated-type.ts'
import { noLocale, replicatedTypes } from '../strapi/replicated-types.ts'
import { markStatement, readMark } from './marks.ts'
import { goneChange, readReplicaState } from './replica-state.ts'

const mark = 'ended-until'

/**
 * Writes a change for each document that has ended since the last run (a closed vacancy, a past event, an expired
 * article), and for each whose paid promotion or place has begun or ended, which is news to nobody. No hook message
 * comes for those, and it works while the backend is down.
 * @param now Milliseconds since 1970.
 * @returns Whether there were any.
 */
export async function recordEnded(env: Env, now: number): Promise<boolean> {
  const { DB } = env
  const until = new Date(now).toISOString()
  const since = await readMark(DB, mark)
  const ended = since === null ? [] : await endedBetween(DB, since, until)
  const replica = await readReplicaState(DB, ended)
  const changes = ended
    .map((document) => goneChange(document, document.event, replica))
    .filter((change) => change !== null)
  await DB.batch([recordChanges(DB, changes, replica.head), markStatement(DB, mark, until)])
  if (changes.length > 0) await publishChanges(env)
  return changes.length > 0
}

const types = Object.keys(replicatedTypes) as ReplicatedType[]

const Ended = v.object({
  type: v.picklist(types),
  documentId: v.string(),
  locale: v.picklist([...locales, noLocale]),
  event: v.picklist(['ended', 'rebuilt']),
})

type Ended = v.InferOutput<typeof Ended>

async function endedBetween(db: D1Database, since: string, until: string): Promise<Ended[]> {
  const { results } = await db
    .prepare(
      `SELECT type, document_id AS documentId, locale, 'ended' AS event FROM documents WHERE ends_at > ?1 AND ends_at <= ?2
       UNION ALL SELECT type, document_id, locale, 'rebuilt' FROM period_bounds WHERE at > ?1 AND at <= ?2`,
    )
    .bind(since, until)
    .all()
  return v.parse(v.array(Ended), results)
}
