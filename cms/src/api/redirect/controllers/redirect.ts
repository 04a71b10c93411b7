import { factories } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'
import { validInput } from '../../../access/valid-input.ts'
import { countHits, HitBatch } from '../../../documents/redirect-hits.ts'
import { normalisedPath } from '../../../documents/redirect-rule.ts'

const Query = z.strictObject({ path: z.string().startsWith('/').max(2048) })

export default factories.createCoreController('api::redirect.redirect', ({ strapi }) => ({
  /** The rule for one path, or null. */
  async lookup(ctx) {
    const query = Query.safeParse(ctx.query)
    if (!query.success) throw new errors.ValidationError('Invalid query')
    const rule = await strapi.db.query('api::redirect.redirect').findOne({
      where: {
        from: normalisedPath(query.data.path),
        active: true,
        $or: [{ expiresAt: null }, { expiresAt: { $gt: new Date().toISOString() } }],
      },
    })
    if (!rule) return { data: null }
    const { from, to, code, keepQuery, expiresAt } = rule
    return { data: { from, to, code, keepQuery, expiresAt } }
  },
  /** Adds the worker's hit counts: 201 for a new batch, 200 for a known one. */
  async countHits(ctx) {
    const { data } = validInput(HitBatch, ctx.request.body)
    ctx.status = (await countHits(strapi, data)) ? 201 : 200
    return { data: { batchId: data.batchId } }
  },
}))
