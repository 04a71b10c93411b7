// @ts-check

const { z } = require('zod')
const { isNewBatch } = require('../statistics/store-batch.js')

/** How often the worker answered with which rule, by the rule's address. */
const HitBatch = z.object({
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
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {z.output<typeof HitBatch>['data']} batch
 * @returns {Promise<boolean>} False where the batch was counted before.
 */
async function countHits(strapi, { batchId, hits }) {
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

module.exports = { countHits, HitBatch }
