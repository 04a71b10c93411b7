import type { Locale } from './locale.ts'
import type { PartnerReference } from './partner-card.ts'
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
