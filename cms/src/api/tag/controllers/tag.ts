import { factories } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'

const locale = z.enum(['nl', 'en', 'de']).default('nl')
const Query = z.strictObject({ locale })
const SynonymQuery = z.strictObject({ locale, slug: z.string().min(1).max(255) })

export default factories.createCoreController('api::tag.tag', ({ strapi }) => ({
  /** All tags of a language that published content carries, by name. */
  async index(ctx) {
    const query = Query.safeParse(ctx.query)
    if (!query.success) throw new errors.ValidationError('Invalid query')
    return { data: await strapi.service('api::tag.tag').countPublished(query.data.locale) }
  },

  /** The tag that a slug is another word for, or null. */
  async synonym(ctx) {
    const query = SynonymQuery.safeParse(ctx.query)
    if (!query.success) throw new errors.ValidationError('Invalid query')
    const slug = await strapi.service('api::tag.tag').slugOfSynonym(query.data.slug, query.data.locale)
    return { data: slug && { slug } }
  },
}))
