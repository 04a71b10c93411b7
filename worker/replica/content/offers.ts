import type { ContentLists } from '../../content/content.ts'
import { allOf, sql } from '../../database/sql.ts'
import { cheapestFirst, productCardFrom } from '../../strapi/parse/product.ts'
import { namesPartner } from './conditions.ts'
import type { Documents } from './documents.ts'

/** Lists of products for sale; the replica has no others. */
export function replicaOffers({ cards }: Documents): Pick<ContentLists, 'products'> {
  return {
    async products({ locale, kind, partner }) {
      const where = allOf(
        sql`d.locale = ${locale}`,
        kind && sql`d.kind = ${kind}`,
        partner && namesPartner('product', partner, locale),
      )
      return cheapestFirst(await cards({ type: 'product', where, order: 'd.slug' }, 100, productCardFrom))
    },
  }
}
