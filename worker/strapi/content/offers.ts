import type { ContentSource } from '../../content/content.ts'
import { firstFrom, listFrom } from '../parse/list.ts'
import { cheapestFirst, productCardFrom, productFrom } from '../parse/product.ts'
import * as populate from '../populate.ts'
import type { SharedReads } from '../shared-reads.ts'

/** Products that are for sale: suppliers' own, and those of this site. */
export function strapiOffers({ read }: SharedReads): Pick<ContentSource, 'product' | 'products'> {
  return {
    product: (slug, locale) =>
      read('/products', { locale, filters: { slug: { $eq: slug } }, ...populate.product }, (body) =>
        firstFrom(body, productFrom),
      ),

    products: ({ locale, kind, partner }) =>
      read(
        '/products',
        {
          locale,
          filters: {
            active: { $eq: true },
            kind: kind && { $eq: kind },
            partner: partner && { link: { $eq: partner } },
          },
          sort: ['slug:asc'],
          pagination: { page: 1, pageSize: 100 },
          ...populate.productCard,
        },
        (body) => cheapestFirst(listFrom(body, productCardFrom)),
      ),
  }
}
