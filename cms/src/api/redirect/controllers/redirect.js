// @ts-check

const { factories } = require('@strapi/strapi')
const { errors } = require('@strapi/utils')
const { z } = require('zod')
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
    const { from, to, code, keepQuery } = rule
    return { data: { from, to, code, keepQuery } }
  },
}))
