import * as v from 'valibot'
import type { Config } from '../env.ts'
import { strapiClientOf } from '../strapi/client.ts'

/** Maximum number of redirects per batch. */
const batchSize = 500
const timeoutMs = 5000

const Receipt = v.object({ data: v.object({ batchId: v.string() }) })

/**
 * Sends redirect counts to the backend, where editors see them. A batch keeps its content and id until the backend
 * confirms it, and the backend counts each batch once.
 * @returns How many hits were confirmed.
 * @throws StrapiError, ValiError if the backend doesn't confirm a batch: the next run sends it again.
 */
export async function sendRedirectHits(db: D1Database, config: Config): Promise<number> {
  const client = strapiClientOf(config, timeoutMs)
  let confirmed = 0
  for (let batch = await nextBatch(db); batch; batch = await nextBatch(db)) {
    const { batchId } = batch
    const body = await client.call({
      method: 'POST',
      path: '/redirects/hits',
      token: config.cmsToken,
      body: { data: batch },
    })
    if (v.parse(Receipt, body).data.batchId !== batchId) throw new Error('The answer does not name the batch')
    await db.prepare('DELETE FROM redirect_hits WHERE batch = ?').bind(batchId).run()
    confirmed += batch.hits.reduce((sum, { count }) => sum + count, 0)
  }
  return confirmed
}

interface HitBatch {
  batchId: string
  hits: { from: string; count: number }[]
}

/** The unconfirmed batch, or else a new one with the hits counted since; null if there are none. */
async function nextBatch(db: D1Database): Promise<HitBatch | null> {
  const underWay = await db
    .prepare(`SELECT min(batch) AS id FROM redirect_hits WHERE batch != ''`)
    .first<string>('id')
  const batchId = underWay ?? crypto.randomUUID()
  if (!underWay)
    await db
      .prepare(
        `UPDATE redirect_hits SET batch = ?1 WHERE batch = ''
        AND path IN (SELECT path FROM redirect_hits WHERE batch = '' ORDER BY path LIMIT ?2)`,
      )
      .bind(batchId, batchSize)
      .run()
  const { results } = await db
    .prepare('SELECT path AS "from", hits AS count FROM redirect_hits WHERE batch = ?')
    .bind(batchId)
    .all<{ from: string; count: number }>()
  return results.length > 0 ? { batchId, hits: results } : null
}
