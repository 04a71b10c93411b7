import { z } from 'zod'
import { refusal } from '../access/refusal.ts'
import { Billing, isPostcode, OrderInput, postalAddress, requireOfCountry } from '../orders/order-input.ts'
import type { BillingCountry } from '../seller/identifiers.ts'
import { daysAfter } from '../statistics/dutch-day.ts'

/** Where magazines are sent: the price includes that for these countries. */
const deliveryCountries = ['NL', 'BE'] as const

/** For this many days ahead a subscription can be ordered. */
const furthestDays = 90

/** An order for a subscription as a form sends it. It names no price, and its invoices go to the address of the account. */
export const SubscriptionInput = OrderInput.extend({
  billing: Billing.omit({ email: true }),
  /** Where magazines go; null for the address of the invoice. */
  delivery: z.strictObject(postalAddress).nullable().default(null),
  /** Its first day; null for today. */
  startsOn: z.iso.date().nullable().default(null),
})

export type SubscriptionInput = z.output<typeof SubscriptionInput>

/**
 * Refuses addresses that only the country makes wrong, and days that are over or too far away.
 * @param today Such as `2026-11-23`.
 * @throws refusal `postcode`, `vat-id`, `no-delivery`, `start-day`
 */
export function requirePossible(
  { billing, delivery, startsOn }: Pick<SubscriptionInput, 'billing' | 'delivery' | 'startsOn'>,
  { isOnPaper, today }: { isOnPaper: boolean; today: string },
): void {
  requireOfCountry(billing)
  if (delivery && !isPostcode(delivery.postcode, delivery.country))
    throw refusal('postcode', 'delivery.postcode')
  if (isOnPaper && !isDeliveredTo(delivery ?? billing)) throw refusal('no-delivery', 'delivery.country')
  if (startsOn && (startsOn < today || startsOn > daysAfter(today, furthestDays)))
    throw refusal('start-day', 'startsOn')
}

/**
 * Refuses an address that no magazine is sent to.
 * @throws refusal `postcode`, `no-delivery`
 */
export function requireDeliverable(address: { postcode: string; country: BillingCountry }): void {
  if (!isPostcode(address.postcode, address.country)) throw refusal('postcode', 'postcode')
  if (!isDeliveredTo(address)) throw refusal('no-delivery', 'country')
}

function isDeliveredTo({ country }: { country: BillingCountry }): boolean {
  return deliveryCountries.some((known) => known === country)
}
