import type { ProductCard } from '../content/product-card.ts'
import { pathTo } from '../href.ts'
import { partnerPath } from './partner-path.ts'

/** Id of a product's element on a page with several products. */
export function productAnchor({ slug }: Pick<ProductCard, 'slug'>): string {
  return `product-${slug}`
}

/** Site path of the page that shows a product, in its own language; null if there is none. */
export function productPath(product: ProductCard): string | null {
  const { kind, locale, slug, partner } = product
  const anchor = `#${productAnchor(product)}`
  switch (kind) {
    case 'subscription':
      return pathTo(locale, 'abonnementen-slug', { slug })
    case 'advert':
    case 'vacancy-credit':
      return pathTo(locale, 'adverteren') + anchor
    case 'catalogue':
      return partner && partnerPath(partner, (name, params) => pathTo(locale, name, params)) + anchor
    case 'magazine':
      return pathTo(locale, 'magazines')
  }
}
