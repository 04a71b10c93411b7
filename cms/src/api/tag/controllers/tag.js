// @ts-check

const { factories } = require('@strapi/strapi')
const { errors } = require('@strapi/utils')
const { z } = require('zod')

const Query = z.strictObject({ locale: z.enum(['nl', 'en', 'de']).default('nl') })

module.exports = factories.createCoreController('api::tag.tag', ({ strapi }) => ({
  /** All tags of a language that published content carries, by name. */
  async index(ctx) {
    const query = Query.safeParse(ctx.query)
    if (!query.success) throw new errors.ValidationError('Invalid query')
    return { data: await strapi.service('api::tag.tag').countPublished(query.data.locale) }
  },
}))
