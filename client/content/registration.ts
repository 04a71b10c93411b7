import type { OfferedMandate } from '../orders/offered-mandate.ts'
import type { OfferedOnline } from '../orders/offered-online.ts'
import type { EventStatus } from './event-card.ts'
import type { EventQuestion } from './event-question.ts'
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
  company: string | null
  role: string | null
  /** Code of their ticket; null before the registration is confirmed. */
  ticket: string | null
}

/** What a registration still needs to be ordered or paid. Amounts are in cents, for all of its people. */
export interface TicketPurchase {
  netCents: number
  vatCents: number
  totalCents: number
  vatPercent: number
  /** Until when the places are held, in ISO 8601. */
  heldUntil: string | null
  /** Of the page where its order is paid; null before it is ordered. */
  payCode: string | null
  /** Whether anything can be ordered. */
  isOpen: boolean
  /** Whether it can be paid by invoice or direct debit: by who is signed in. */
  canPayLater: boolean
  mandate: OfferedMandate | null
  online: OfferedOnline | null
  /** Whom their last invoice was for. */
  billing: Record<string, string> | null
}

/** A registration for an event, as the owner of its link sees it. */
export interface LinkedRegistration {
  documentId: string
  /** Null if the event was deleted. */
  event: (RegisteredEvent & { number: number; isOnline: boolean; isPublished: boolean }) | null
  /** Kind of ticket. */
  offer: string | null
  attendees: Attendee[]
  /** With the questions as they were asked. */
  answers: { code: string; question: string; answer: string }[]
  /** What its event asks now. */
  questions: EventQuestion[]
  state: RegistrationState
  /** Only of a confirmed one. */
  ticketCode: string | null
  /** Registrations before it on the waiting list; null if it isn't on it. */
  waitingBefore: number | null
  /** False once it is cancelled, or the event has started. */
  mayChange: boolean
  /** Null for what is free, or needs nothing more. */
  purchase: TicketPurchase | null
  /** Whether its tickets were ordered: their number is fixed. */
  isOrdered: boolean
}
