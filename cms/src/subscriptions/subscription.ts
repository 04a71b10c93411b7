import type { StoredDate } from '../account/account.ts'
import type { Language } from '../mail/site-link.ts'
import type { Billing } from '../orders/order-input.ts'
import type { Interval, Period } from './period.ts'

export const subscriptionUid = 'api::subscription.subscription'

/**
 * `new` waits for its first online payment, `active` also is one on trial; `cancelled` is open until `cancelAt`, then it has `ended`.
 */
export type SubscriptionState = 'new' | 'active' | 'paused' | 'cancelled' | 'ended'

/** The price that was agreed, with VAT, in euros. */
export interface AgreedPrice {
  amount: number
  currency: 'EUR'
  /** In percent. */
  vatRate: number
  interval: Interval
}

/** A subscription as stored: its present state. What was paid is in the ledger. Those that editors made lack what only an order has. */
export interface SubscriptionRow {
  id: number
  documentId: string
  number: number
  state: SubscriptionState
  startsAt: StoredDate
  interval: Interval | 'once' | null
  payment: 'invoice' | 'incasso' | 'online' | null
  priceSnapshot: AgreedPrice | null
  /** How many people read with it. */
  seats: number | null
  /** The first instant that isn't free any more; null without a trial. */
  trialEndsAt: StoredDate | null
  /** The last day that was invoiced, or the last of the trial, such as `2026-12-23`. */
  periodEnd: string | null
  /** Reference of the mandate. */
  mandate: string | null
  /** Of the customer, on its invoices. */
  reference: string | null
  ibanMasked: string | null
  /** In whose name the account is, and when they gave the mandate. */
  holder: string | null
  mandateAt: StoredDate | null
  billing: Billing | null
  language: Language | null
  cancelledAt: StoredDate | null
  /** When a cancelled one closes. */
  cancelAt: StoredDate | null
  pausedAt: StoredDate | null
  resumesAt: StoredDate | null
  endedAt: StoredDate | null
  /** Day of the month on which its periods begin since it was paused; null while that is the one on which it was first paid for. */
  anchorDay: number | null
  /** Pauses that are over. */
  pauses: Period[] | null
  /** Of the form that ordered it; null for one that editors made. */
  orderKey: string | null
  createdAt: StoredDate
  endReason: 'customer' | 'withdrawn' | 'unpaid' | 'editor' | null
}
