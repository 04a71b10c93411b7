// @ts-check

const { factories } = require('@strapi/strapi')
const { errors } = require('@strapi/utils')
const { z } = require('zod')
const { validInput } = require('../../../access/valid-input.js')
const { countHits, HitBatch } = require('../../../documents/redirect-hits.js')
const { normalisedPath } = require('../../../documents/redirect-rule.js')

const Query = z.strictObject({ path: z.string().startsWith('/').max(2048) })

module.exports = factories.createCoreController('api::redirect.redirect', ({ strapi }) => ({
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
  /** Adds how often the worker answered with which rule: 201 for a batch that is new, 200 for one that is known. */
  async countHits(ctx) {
    const { data } = validInput(HitBatch, ctx.request.body)
    ctx.status = (await countHits(strapi, data)) ? 201 : 200
    return { data: { batchId: data.batchId } }
  },
}))
