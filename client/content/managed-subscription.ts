import type { OfferedMandate } from '../orders/offered-mandate.ts'
import type { OfferedOnline } from '../orders/offered-online.ts'
import type { Locale } from './locale.ts'

/** A subscription, for whoever manages it. Days are such as `2026-11-23`, amounts in euro cents with VAT. */
export interface ManagedSubscription {
  number: number
  state: 'new' | 'active' | 'paused' | 'cancelled' | 'ended'
  /** Null if the product no longer exists. */
  product: { name: string; slug: string; locale: Locale } | null
  interval: 'once' | 'month' | 'quarter' | 'year' | null
  priceCents: number | null
  payment: 'invoice' | 'incasso' | 'online' | null
  ibanMasked: string | null
  startsOn: string
  /** The last day of a trial that runs. */
  trialUntil: string | null
  nextInvoiceOn: string | null
  paidUntil: string | null
  /** The last day of a cancelled one. */
  closesOn: string | null
  /** When it closes because something isn't paid. */
  lapsesOn: string | null
  /** When a paused one goes on. */
  resumesOn: string | null
  endReason: 'customer' | 'withdrawn' | 'unpaid' | 'editor' | null
  /** How it would end if it were cancelled today; null where it can't be. */
  cancellation: { closesOn: string; backCents: number } | null
  mayWithdraw: boolean
  /** For how many days it may be paused; 0 where it can't be. */
  pauseDays: number
  today: string
  /** How it can be paid beside an invoice; null where that can't be changed. */
  payable: { mandate: OfferedMandate | null; online: OfferedOnline | null } | null
  /** Where its magazines go; null without any. */
  delivery: { street: string; postcode: string; city: string; country: string } | null
  invoices: SubscriptionInvoice[]
  seats: { forOthers: number; given: { id: string; email: string; isAccepted: boolean }[] }
}

/** An invoice or a credit note of a subscription. Instants are in ISO 8601. */
interface SubscriptionInvoice {
  number: string
  at: string
  dueAt: string
  totalCents: number
  owedCents: number
  state: 'open' | 'paid' | 'overdue' | 'credit'
  /** The code of the page where it can be paid; null where nothing is owed or it is collected. */
  payCode: string | null
}

/** A seat of somebody's subscription, for whom it is meant. */
export interface OfferedSeat {
  email: string
  product: string
  state: 'open' | 'accepted' | 'gone'
  hasAccount: boolean
}
