import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import type { Language } from '../mail/site-link.ts'
import type { Billing } from '../orders/order-input.ts'
import { euroPrice, soldProduct, soldProductFields } from '../orders/sold-product.ts'
import type { OrderTerms } from '../orders/terms.ts'
import { netCentsOf, vatOf } from '../orders/vat.ts'
import type { Period } from './period.ts'
import type { AgreedPrice } from './subscription.ts'

/** Of papers and magazines, also electronic, where the product names none. */
const usualPercent = 9

const Product = z.object({
  ...soldProductFields,
  price: euroPrice.extend({ interval: z.enum(['month', 'quarter', 'year']) }),
  trialDays: z.int().min(0).nullable(),
  grants: z.object({
    seats: z.int().positive().default(1),
    /** Whether it is delivered on paper too. */
    magazine: z.boolean().default(false),
  }),
})

export type SubscriptionProduct = z.output<typeof Product>

/** A subscription that is for sale. @throws errors.NotFoundError */
export function subscriptionProduct(
  strapi: Core.Strapi,
  slug: string,
  language: Language,
): Promise<SubscriptionProduct> {
  return soldProduct(strapi, Product, { slug, kind: 'subscription', language })
}

/** The price that stays with a subscription, whatever happens to the product. */
export function agreedPrice({ price }: SubscriptionProduct): AgreedPrice {
  const { amount, currency, vatRate, interval } = price
  return { amount, currency, vatRate: vatRate ?? usualPercent, interval }
}

/** A period that is ordered. */
interface OrderedPeriod {
  product: Pick<SubscriptionProduct, 'documentId' | 'slug' | 'name'>
  price: AgreedPrice
  /** Number of the subscription. */
  subscription: number
  seats: number
  period: Period
  billing: Pick<Billing, 'country' | 'vatId'>
  language: Language
  /** Milliseconds since 1970. */
  at: number
}

/** The terms of the order for a period. Its price includes VAT; a foreign company with a VAT number pays what is left without it. */
export function periodTerms({ product, price, period, ...agreed }: OrderedPeriod): OrderTerms {
  const { subscription, seats, billing, language, at } = agreed
  const { country, vatId } = billing
  const grossCents = Math.round(price.amount * 100)
  const dutch = vatOf(price.vatRate, { country: 'NL', vatId: null, at })
  const vat = vatOf(price.vatRate, { country, vatId, at })
  const netCents = netCentsOf(grossCents, dutch.percent)
  const vatCents = vat.isReverseCharged ? 0 : grossCents - netCents
  return {
    product: product.documentId,
    slug: product.slug,
    name: product.name,
    language,
    netCents,
    vatCents,
    totalCents: netCents + vatCents,
    vatPercent: vat.percent,
    isReverseCharged: vat.isReverseCharged,
    grants: { kind: 'subscription', subscription, interval: price.interval, ...period, seats },
  }
}
