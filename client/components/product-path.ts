import type { ProductCard } from '../content/product.ts'
import { pathTo } from '../href.ts'
import { partnerPath } from './partner-path.ts'

/** The element that shows a product on a page that shows several. */
export function productAnchor({ slug }: Pick<ProductCard, 'slug'>): string {
  return `product-${slug}`
}

/** Site path of where a product is shown, in its own language; null where that is nowhere. */
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
