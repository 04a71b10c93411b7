import type { Seo } from './article.ts'
import type { Block } from './block.ts'
import type { Locale, Translation } from './locale.ts'
import type { PartnerReference } from './partner.ts'
import type { Picture } from './picture.ts'

/** Who sells it: a supplier's own product, or one of this site's. */
export type ProductKind = 'catalogue' | 'subscription' | 'vacancy-credit' | 'advert' | 'magazine'

export interface Price {
  /** In units of the currency. Subscriptions include VAT; advertising and vacancies don't. */
  amount: number
  /** ISO 4217. */
  currency: string
  /** Percentage, such as 9. */
  vatRate: number
  interval: 'once' | 'month' | 'quarter' | 'year'
}

/** A product in a list. */
export interface ProductCard {
  slug: string
  locale: Locale
  kind: ProductKind
  name: string
  intro: string
  price: Price | null
  features: string[]
  trialDays: number | null
  picture: Picture | null
  partner: PartnerReference | null
}

/** A full product. */
export interface Product extends ProductCard {
  documentId: string
  sku: string | null
  gtin: string | null
  brand: string | null
  body: Block[]
  pictures: Picture[]
  specifications: { label: string; value: string }[]
  stock: 'in-stock' | 'out-of-stock' | 'preorder' | 'on-request' | null
  terms: string | null
  /** ISO 8601 instant of the last change. */
  updatedAt: string
  translations: Translation[]
  seo: Seo
}
