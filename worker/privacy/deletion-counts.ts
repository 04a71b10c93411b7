import type { WorkerRule } from '../../cms/src/privacy/retention-days.ts'
import { dayOf } from '../content/dutch-day.ts'
import type { Config } from '../env.ts'
import { strapiClientOf } from '../strapi/client.ts'

/** Deletes what is old, and counts it for the report. @param deleteOld Returns how many. */
export async function counted(
  db: D1Database,
  rule: WorkerRule,
  deleteOld: () => Promise<number>,
): Promise<void> {
  const count = await deleteOld()
  if (count === 0) return
  await db
    .prepare(
      `INSERT INTO deletion_counts (day, rule, count) VALUES (?1, ?2, ?3)
      ON CONFLICT (day, rule) DO UPDATE SET count = count + excluded.count`,
    )
    .bind(dayOf(Date.now()), rule, count)
    .run()
}

/**
 * Sends the counts to the backend, which shows them with its own. They are sums of a day, so sending one again changes nothing; those of earlier
 * days are final, and go once they were sent.
 * @throws StrapiError if the backend doesn't answer: the next night sends them.
 */
export async function sendDeletionCounts(db: D1Database, config: Config): Promise<void> {
  const { results: counts } = await db
    .prepare('SELECT day, rule, count FROM deletion_counts ORDER BY day, rule LIMIT 400')
    .all<{ day: string; rule: string; count: number }>()
  if (counts.length === 0) return
  await strapiClientOf(config).call({
    method: 'POST',
    path: '/deletion-counts',
    token: config.cmsToken,
    body: { data: counts },
  })
  const last = counts.at(-1)?.day ?? ''
  const today = dayOf(Date.now())
  await db
    .prepare('DELETE FROM deletion_counts WHERE day < ?1')
    .bind(last < today ? last : today)
    .run()
}
