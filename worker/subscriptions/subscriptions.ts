import type { Locale } from '../../client/content/locale.ts'
import type { OfferedMandate } from '../../client/orders/offered-mandate.ts'
import type { OfferedOnline } from '../../client/orders/offered-online.ts'
import type { NewSession } from '../accounts/accounts.ts'
import type { OrderPayment, StartedPayment } from '../orders/order-payment.ts'

/** How somebody can order and pay a subscription. */
export interface SubscriptionOptions {
  /** Whether anything can be ordered. */
  isOpen: boolean
  isOnPaper: boolean
  /** Whether a free period is still due to who asks. */
  isTrialDue: boolean
  mandate: OfferedMandate | null
  online: OfferedOnline | null
  /** Whom the last invoice was for. Empty text for what it lacks. */
  billing: {
    name: string
    attention: string
    street: string
    postcode: string
    city: string
    country: string
    vatId: string
  } | null
}

interface Address {
  name: string
  street: string
  postcode: string
  city: string
  country: string
}

/** An order for a subscription; its price is the product's. */
export interface SubscriptionOrder {
  /** The same key orders one. */
  key: string
  /** Slug. */
  product: string
  reference: string | null
  payment: OrderPayment
  /** The name is that of a company where somebody's attention is asked for. */
  billing: Address & { attention: string | null; vatId: string | null }
  /** Null for the address of the invoice. */
  delivery: Address | null
  /** Such as `2026-11-23`; null for today. */
  startsOn: string | null
  language: Locale
}

/** A subscription that was ordered. */
export interface PlacedSubscription {
  number: number
  /** Null where it isn't paid online. */
  pay: StartedPayment | null
}

/** An order that waits for its mailbox. */
interface RequestedSubscription {
  needsPassword: boolean
  isTrialDue: boolean
  product: { name: string; trialDays: number }
}

/**
 * Ordering subscriptions. Every call throws `StrapiError`: 400 with a code for what is refused, 404 for what isn't for sale, an outage
 * otherwise.
 */
export interface Subscriptions {
  /** @param token Null for a stranger. */
  options: (token: string | null, product: string, locale: Locale) => Promise<SubscriptionOptions>
  order: (token: string, order: SubscriptionOrder) => Promise<PlacedSubscription>
  /** Asks for one without an account: a mail asks the owner of the address to confirm. */
  request: (order: SubscriptionOrder & { email: string }) => Promise<void>
  /** @returns Null for one that was confirmed already. */
  requested: (code: string) => Promise<RequestedSubscription | null>
  /** Confirms by the code of the mail. @param password Of a new account; null for a known one. */
  confirm: (code: string, password: string | null) => Promise<NewSession & PlacedSubscription>
}
