/**
 * How far paying an order is. `paid`: nothing is owed. `returned`: a payment came back. `credited`: it was cancelled before it was paid. `refunded`: all that was paid has gone back. `new`: none was begun. The others are those of the
 * payment that was begun last.
 */
export const orderPaymentStates = [
  'new',
  'open',
  'pending',
  'failed',
  'canceled',
  'expired',
  'returned',
  'credited',
  'refunded',
  'paid',
] as const

/** The payment of an order, for who has its code. Amounts are in cents with VAT. */
export interface OrderPayment {
  order: number
  /** Name of the product. */
  product: string
  grants: 'credits' | 'subscription' | 'tickets' | 'issue'
  /** The code that opens what was bought: an issue, or the page with the tickets; null for anything else. */
  opens: string | null
  /** Number of the invoice. */
  invoice: string
  totalCents: number
  owedCents: number
  state: (typeof orderPaymentStates)[number]
  /** When the last payment was begun, in ISO 8601; null before the first. */
  since: string | null
  /** Whether it can be paid online now. */
  isOnline: boolean
  /** Where the amount can be transferred to instead. */
  transfer: { iban: string; name: string } | null
}
