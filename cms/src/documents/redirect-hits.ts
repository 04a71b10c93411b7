import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { isNewBatch } from '../statistics/store-batch.ts'

/** Hits per redirect rule, by the rule's address. */
export const HitBatch = z.object({
  data: z.object({
    batchId: z.string().min(1).max(64),
    hits: z
      .array(z.object({ from: z.string().max(2048), count: z.int().positive().max(1_000_000_000) }))
      .max(500),
  }),
})

/**
 * Adds hits to the redirects that still exist, once per batch. Bypasses the document service: a used redirect hasn't changed, so no event
 * is sent.
 * @returns False if the batch was already counted.
 */
export async function countHits(
  strapi: Core.Strapi,
  { batchId, hits }: z.output<typeof HitBatch>['data'],
): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }) => {
    if (!(await isNewBatch(trx, batchId))) return false
    // A fixed order, so that two batches can't deadlock.
    for (const { from, count } of hits.toSorted((a, b) => (a.from < b.from ? -1 : 1)))
      await trx('redirects')
        .where({ from })
        .update({ hits: trx.raw('coalesce(hits, 0) + ?', [count]) })
    return true
  })
}
