import { z } from 'zod'
import { refusal } from '../access/refusal.ts'
import { emailAddress, line } from '../access/valid-input.ts'
import { languages } from '../mail/site-link.ts'
import { collectableIban } from '../mandates/iban.ts'
import { type BillingCountry, billingCountries, isVatId } from '../seller/identifiers.ts'

const postcodes = { NL: /^[1-9]\d{3}[A-Z]{2}$/, BE: /^[1-9]\d{3}$/, DE: /^\d{5}$/ }

/** Text of one line that may be left out. */
function optional(max: number) {
  return line(max)
    .transform((text) => text || null)
    .nullable()
    .default(null)
}

/** Capitals and digits alone: people write numbers with spaces and dots. */
function compact(text: string): string {
  return text.replace(/[\s.-]/g, '').toUpperCase()
}

/** Where an invoice or something on paper goes. */
export const postalAddress = {
  name: line(120).min(1),
  street: line(120).min(1),
  postcode: line(12).transform(compact),
  city: line(80).min(1),
  country: z.enum(billingCountries),
}

/** Whom an invoice is for, and where it goes. */
export const Billing = z.strictObject({
  ...postalAddress,
  attention: optional(120),
  email: emailAddress,
  vatId: optional(20).transform((text) => text && compact(text)),
})

export type Billing = z.output<typeof Billing>

/** How something is paid. */
export const Payment = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('invoice') }),
  /** At a provider, to which the customer goes after ordering. */
  z.strictObject({ kind: z.literal('online') }),
  z.strictObject({
    kind: z.literal('mandate'),
    iban: collectableIban,
    /** As long as banks take it. */
    holder: line(70).min(1),
    /** Version of the text that was agreed to (`mandate-text.ts`); null without a tick. */
    consent: z.string().max(20).nullable().default(null),
  }),
])

/** An order as a form sends it. It names no price: that is the product's. */
export const OrderInput = z.strictObject({
  /** The same form sent twice has the same one. */
  key: z.string().min(16).max(100),
  /** Slug. */
  product: z.string().min(1).max(200),
  /** The customer's own, such as a purchase number; on the invoice. */
  reference: optional(60),
  payment: Payment,
  billing: Billing,
  /** Of the order, its invoice and its mail. */
  language: z.enum(languages),
})

export type OrderInput = z.output<typeof OrderInput>

/**
 * Refuses what only the country makes wrong.
 * @throws refusal `postcode`, `vat-id`
 */
export function requireOfCountry({
  postcode,
  vatId,
  country,
}: Pick<Billing, 'postcode' | 'vatId' | 'country'>): void {
  if (!isPostcode(postcode, country)) throw refusal('postcode', 'postcode')
  if (vatId !== null && !isVatId(vatId, country)) throw refusal('vat-id', 'vatId')
}

/** @param postcode In capitals, without spaces. */
export function isPostcode(postcode: string, country: BillingCountry): boolean {
  return postcodes[country].test(postcode)
}
