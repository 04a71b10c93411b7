import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import type { Language } from '../mail/site-link.ts'
import type { Billing } from './order-input.ts'
import { euroPrice, soldProduct, soldProductFields, usualVatPercent } from './sold-product.ts'
import { vatCentsOf, vatOf } from './vat.ts'

/** Credits for vacancies: for how many days each publishes one, and how long they can be used. */
export interface CreditTerms {
  kind: 'credits'
  credits: number
  days: number
  validMonths: number
}

/** A period of a subscription. */
interface SubscriptionTerms {
  kind: 'subscription'
  /** Its number. */
  subscription: number
  interval: 'month' | 'quarter' | 'year'
  /** The first and the last day that are paid for, such as `2026-11-23`. */
  from: string
  until: string
  /** How many people read with it. */
  seats: number
}

/** Tickets for an event. */
interface TicketTerms {
  kind: 'tickets'
  /** documentId. */
  registration: string
  people: number
  /** Name of the ticket. */
  offer: string
  /** When the event starts, in ISO 8601. */
  startsAt: string
}

/** One issue of the magazine, to read and perhaps by post. */
export interface IssueTerms {
  kind: 'issue'
  /** documentId of the issue, and its number. */
  issue: string
  number: number
  /** Whether a copy is sent to the address of the invoice. */
  isOnPaper: boolean
}

/** What an order gives. */
type Grant = CreditTerms | SubscriptionTerms | TicketTerms | IssueTerms

/** What was agreed, at the prices of that moment: it stays with the order whatever happens to the product. All amounts are in euro cents. */
export interface OrderTerms {
  /** documentId of the product, and its slug and name then, in the language of the order. */
  product: string
  slug: string
  name: string
  language: Language
  netCents: number
  vatCents: number
  totalCents: number
  /** VAT in percent. */
  vatPercent: number
  isReverseCharged: boolean
  grants: Grant
}

/** The terms of a stored order. */
export function termsIn({ terms }: { terms: string }): OrderTerms {
  const agreed = JSON.parse(terms)
  // Before anything else could be ordered, they were not told apart.
  const { credits, days, validMonths } = agreed
  return { grants: { kind: 'credits', credits, days, validMonths }, ...agreed }
}

const CreditProduct = z.object({
  ...soldProductFields,
  price: euroPrice,
  grants: z.object({
    vacancyCredits: z.int().positive(),
    days: z.int().positive(),
    validMonths: z.int().positive(),
  }),
})

/**
 * The terms of an order for credits. Its price comes from the published product, and excludes VAT as the site shows it.
 * @param slug Of the product, in any language.
 * @throws errors.NotFoundError For anything that isn't for sale.
 */
export async function termsOf(
  strapi: Core.Strapi,
  slug: string,
  { language, billing, at }: { language: Language; billing: Billing; at: number },
): Promise<OrderTerms> {
  const product = await soldProduct(strapi, CreditProduct, { slug, kind: 'vacancy-credit', language })
  const { documentId, name, price, grants } = product
  const { country, vatId } = billing
  const vat = vatOf(price.vatRate ?? usualVatPercent, { country, vatId, at })
  const netCents = Math.round(price.amount * 100)
  const vatCents = vatCentsOf(netCents, vat.percent)
  return {
    product: documentId,
    slug: product.slug,
    name,
    language,
    netCents,
    vatCents,
    totalCents: netCents + vatCents,
    vatPercent: vat.percent,
    isReverseCharged: vat.isReverseCharged,
    grants: {
      kind: 'credits',
      credits: grants.vacancyCredits,
      days: grants.days,
      validMonths: grants.validMonths,
    },
  }
}
