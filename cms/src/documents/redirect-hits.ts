import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { isNewBatch } from '../statistics/store-batch.ts'

/** How often the worker answered with which rule, by the rule's address. */
export const HitBatch = z.object({
  data: z.object({
    batchId: z.string().min(1).max(64),
    hits: z
      .array(z.object({ from: z.string().max(2048), count: z.int().positive().max(1_000_000_000) }))
      .max(500),
  }),
})

/**
 * Adds hits to the redirects that are still there, once for each batch. Written past the document service: a redirect that is
 * used has not changed, and nothing is announced of it.
 * @returns False where the batch was counted before.
 */
export async function countHits(
  strapi: Core.Strapi,
  { batchId, hits }: z.output<typeof HitBatch>['data'],
): Promise<boolean> {
  return await strapi.db.transaction(async ({ trx }) => {
    if (!(await isNewBatch(trx, batchId))) return false
    // In one order, so that two batches cannot wait for each other.
    for (const { from, count } of hits.toSorted((a, b) => (a.from < b.from ? -1 : 1)))
      await trx('redirects')
        .where({ from })
        .update({ hits: trx.raw('coalesce(hits, 0) + ?', [count]) })
    return true
  })
}
