import type { Locale } from '../../client/content/locale.ts'
import type { ManagedSubscription, OfferedSeat } from '../../client/content/managed-subscription.ts'
import type { OrderPayment } from '../orders/order-payment.ts'
import type { Submission } from '../submissions/submissions.ts'

/** Who manages a subscription: whoever has the link of a mail, or its account. */
export type Manager = { code: string } | { token: string; number: number }

/** What a manager does with a subscription; the backend knows the rules. */
export type SubscriptionAct =
  | { act: 'cancel' | 'keep' | 'resume' | 'withdraw' }
  /** From now on. */
  | { act: 'pay'; payment: OrderPayment }
  /** `until` is the day on which it goes on. */
  | { act: 'pause'; until: string }
  | { act: 'give-seat'; email: string; language: Locale }
  | { act: 'take-seat'; seat: string }
  | { act: 'address'; street: string; postcode: string; city: string; country: string }

/**
 * Subscriptions in the backend, for who manages them. Each method throws `StrapiError`: 404 for a link that nobody was sent and for somebody else's
 * number, 400 with a code for what its state doesn't allow, an outage otherwise.
 */
export interface ManagedSubscriptions {
  read: (manager: Manager, locale: Locale) => Promise<ManagedSubscription>
  act: (manager: Manager, change: SubscriptionAct) => Promise<void>
  /** Mails the link to the owner of the number, if that is their address. Says nothing about it. */
  mailLink: (request: { number: number; email: string; language: Locale }) => Promise<void>
  /** Receives a withdrawal, and mails its receipt. */
  withdraw: (withdrawal: Submission & { name: string; contract: string; email: string }) => Promise<void>
  /** What the invitation to a seat offers; null for one that nobody was sent. */
  seat: (code: string) => Promise<OfferedSeat | null>
  /** @throws StrapiError with status 403 for another address. */
  acceptSeat: (token: string, code: string) => Promise<void>
}
