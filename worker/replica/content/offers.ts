import type { ContentSource } from '../../content/content.ts'
import { cheapestFirst, productCardFrom, productFrom } from '../../strapi/parse/product.ts'
import { allOf, type Documents, isEqual } from './documents.ts'

/** Products that are for sale: others are not here at all. */
export function replicaOffers({ first, cards }: Documents): Pick<ContentSource, 'product' | 'products'> {
  return {
    product: (slug, locale) =>
      first('product', allOf(isEqual('d.locale', locale), isEqual('d.slug', slug)), productFrom),

    async products({ locale, kind, partner }) {
      const where = allOf(
        isEqual('d.locale', locale),
        kind && isEqual('d.kind', kind),
        partner && {
          sql: `d.document_id IN (SELECT document_id FROM document_partners WHERE partner = ? AND locale = ? AND type = 'product')`,
          values: [partner, locale],
        },
      )
      return cheapestFirst(await cards('product', { where }, 'd.slug', 100, productCardFrom))
    },
  }
}
