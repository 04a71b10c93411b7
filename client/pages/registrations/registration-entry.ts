import type { EventStatus } from '../../content/event-card.ts'
import type { Locale } from '../../content/locale.ts'

/** A registration for an event. */
export interface RegistrationEntry {
  documentId: string
  /** Null if the event is no longer published. */
  event: {
    slug: string
    title: string
    locale: Locale
    /** ISO 8601. */
    startsAt: string
    endsAt: string | null
    isAllDay: boolean
    status: EventStatus
    venue: string | null
    city: string | null
  } | null
  /** The chosen option, such as a kind of ticket. */
  offer: string | null
  /** Names, or addresses where there is no name. */
  attendees: string[]
  attendeeCount: number
  /** In euros. */
  price: number | null
  state: 'new' | 'confirmed' | 'cancelled' | 'waiting-list'
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
  interval: 'once' | 'month' | 'quarter' | 'year' | null
  /** ISO 8601. */
  cancelAt: string | null
  /** As agreed. */
  price: { amount: number; currency: string } | null
  ibanMasked: string | null
}
