import type { Offer, Product as ProductNode, Service, UnitPriceSpecification } from 'schema-dts'
import { priceAmounts } from '../../../client/components/price-amounts.ts'
import { productPath } from '../../../client/components/product-path.ts'
import type { Product } from '../../../client/content/product.ts'
import type { Price, ProductCard } from '../../../client/content/product-card.ts'
import type { SiteFacts } from '../../../client/page-facts.ts'

/** UN/CEFACT codes for recurring payments. */
const units: Record<Exclude<Price['interval'], 'once'>, { code: string; months: number }> = {
  month: { code: 'MON', months: 1 },
  quarter: { code: 'MON', months: 3 },
  year: { code: 'ANN', months: 12 },
}

type Sold = ProductCard & Partial<Pick<Product, 'sku' | 'gtin' | 'brand' | 'stock'>>

/**
 * schema.org Product with its offer.
 * @param seller The seller's name.
 */
export function product(site: SiteFacts, sold: Sold, seller: string): Exclude<ProductNode, string> {
  const path = productPath(sold)
  return {
    '@type': 'Product',
    name: sold.name,
    description: sold.intro,
    ...(path ? { url: `${site.url}${path}` } : {}),
    ...(sold.picture ? { image: `${site.url}${sold.picture.src}` } : {}),
    ...(sold.sku ? { sku: sold.sku } : {}),
    ...(sold.gtin ? { gtin: sold.gtin } : {}),
    brand: { '@type': 'Brand', name: sold.brand ?? seller },
    ...(sold.price ? { offers: offer(site, sold, sold.price, seller) } : {}),
  }
}

/** schema.org Service: what advertisers book. */
export function service(site: SiteFacts, sold: ProductCard): Exclude<Service, string> {
  return {
    '@type': 'Service',
    name: sold.name,
    description: sold.intro,
    provider: { '@id': `${site.url}/#publisher` },
    ...(sold.price ? { offers: offer(site, sold, sold.price, site.name) } : {}),
  }
}

function offer(site: SiteFacts, sold: Sold, price: Price, seller: string): Offer {
  const path = productPath(sold)
  return {
    '@type': 'Offer',
    // The price that search engines show: what a reader pays in the end.
    price: String(priceAmounts(price, sold.kind).including),
    priceCurrency: price.currency,
    priceSpecification: specification(sold, price),
    availability: availabilities[sold.stock ?? 'in-stock'],
    ...(path ? { url: `${site.url}${path}` } : {}),
    seller: { '@type': 'Organization', name: seller },
  }
}

const availabilities = {
  'in-stock': 'InStock',
  'out-of-stock': 'OutOfStock',
  preorder: 'PreOrder',
  'on-request': 'MadeToOrder',
} as const

function specification({ kind }: Sold, price: Price): UnitPriceSpecification {
  const unit = price.interval === 'once' ? null : units[price.interval]
  return {
    '@type': 'UnitPriceSpecification',
    price: String(priceAmounts(price, kind).including),
    priceCurrency: price.currency,
    valueAddedTaxIncluded: true,
    ...(unit
      ? {
          unitCode: unit.code,
          billingDuration: unit.code === 'ANN' ? 1 : unit.months,
          referenceQuantity: {
            '@type': 'QuantitativeValue',
            value: unit.code === 'ANN' ? 1 : unit.months,
            unitCode: unit.code,
          },
        }
      : {}),
  }
}
