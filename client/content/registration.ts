import type { EventStatus } from './event-card.ts'
import type { Locale } from './locale.ts'

export type RegistrationState = 'new' | 'confirmed' | 'cancelled' | 'waiting-list'

/** The event of a registration. */
export interface RegisteredEvent {
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
}

/** Who comes to an event. */
interface Attendee {
  name: string
  email: string | null
}

/** A registration for an event, as the owner of its link sees it. */
export interface LinkedRegistration {
  documentId: string
  /** Null if the event was deleted. */
  event: (RegisteredEvent & { number: number; isPublished: boolean }) | null
  /** Kind of ticket. */
  offer: string | null
  attendees: Attendee[]
  state: RegistrationState
  /** Only of a confirmed one. */
  ticketCode: string | null
  /** Registrations before it on the waiting list; null if it isn't on it. */
  waitingBefore: number | null
  /** False once it is cancelled, or the event has started. */
  mayChange: boolean
}
