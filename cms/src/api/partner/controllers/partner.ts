import { factories } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { z } from 'zod'

const maxPageSize = 100

const Query = z.strictObject({
  locale: z.enum(['nl', 'en', 'de']).default('nl'),
  role: z.enum(['supplier', 'employer', 'advertiser', 'organizer', 'agency', 'association']).optional(),
  category: z.string().max(255).optional(),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(maxPageSize).default(25),
})

export default factories.createCoreController('api::partner.partner', ({ strapi }) => ({
  /**
   * The documentIds of published companies by name, a page at a time. The REST API cannot look into `roles`, which is
   * JSON, and would leave the order of names to the database.
   */
  async index(ctx) {
    const query = Query.safeParse(ctx.query)
    if (!query.success) throw new errors.ValidationError('Invalid query')
    const { page, pageSize, ...wanted } = query.data
    const ids = await strapi.service('api::partner.partner').publishedByName(wanted)
    return {
      data: ids.slice((page - 1) * pageSize, page * pageSize),
      meta: {
        pagination: { page, pageSize, pageCount: Math.ceil(ids.length / pageSize), total: ids.length },
      },
    }
  },
}))
