import type { Locale } from '../../content/locale.ts'
import type { RegisteredEvent, RegistrationState } from '../../content/registration.ts'

/** A registration for an event. */
export interface RegistrationEntry {
  documentId: string
  /** Opens the page of the registration. */
  code: string
  /** Null if the event is no longer published. */
  event: RegisteredEvent | null
  /** The chosen option, such as a kind of ticket. */
  offer: string | null
  /** Names, or addresses where there is no name. */
  attendees: string[]
  attendeeCount: number
  /** In euros. */
  price: number | null
  state: RegistrationState
  ticketCode: string | null
  isOver: boolean
  /** False once the event has begun. */
  mayCancel: boolean
}

/** A paid subscription. */
export interface SubscriptionEntry {
  documentId: string
  number: number | null
  /** Null if the product no longer exists. */
  product: { name: string; slug: string; locale: Locale } | null
  state: 'new' | 'active' | 'paused' | 'cancelled' | 'ended'
  /** ISO 8601. */
  startsAt: string | null
  /** Whether that is still to come. */
  isUpcoming: boolean
  interval: 'once' | 'month' | 'quarter' | 'year' | null
  /** ISO 8601. */
  cancelAt: string | null
  /** As agreed. */
  price: { amount: number; currency: string } | null
  ibanMasked: string | null
}
