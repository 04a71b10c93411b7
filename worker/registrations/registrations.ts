import type { CheckedIn, Door, OrganizedEvent } from '../../client/content/door.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { LinkedRegistration } from '../../client/content/registration.ts'
import type { OrderPayment, StartedPayment } from '../orders/order-payment.ts'
import type { Submission } from '../submissions/submissions.ts'

/** Somebody who comes. */
interface Attendee {
  name: string
  email: string | null
  company: string | null
  role: string | null
}

/** An answer to a question of the event, by its code; empty for none. */
interface GivenAnswer {
  code: string
  answer: string
}

/** A registration that a form brought. */
interface NewRegistration extends Submission {
  /** Public number of the event. */
  event: number
  /** The account, if who registers is signed in. */
  userId: number | null
  email: string
  /** Who registers comes first. */
  attendees: Attendee[]
  /** Name of the ticket; null where the event has no choice. */
  offer: string | null
  question: string | null
  answers: GivenAnswer[]
}

/** An order for the tickets of a registration; price and number are the backend's. */
interface TicketOrder {
  /** The account, if who orders is signed in. */
  userId: number | null
  payment: OrderPayment
  reference: string | null
  billing: {
    name: string
    attention: string | null
    street: string
    postcode: string
    city: string
    country: string
    vatId: string | null
  }
  language: Locale
}

/**
 * Registrations for events, in the backend. Each method throws `StrapiError`: 404 for an event that isn't published or a link that opens
 * nothing, 400 with a code for what the rules of places refuse, an outage otherwise.
 */
export interface Registrations {
  /** @returns The code of the link with which it is seen, changed and cancelled. */
  send: (registration: NewRegistration) => Promise<string>
  /** The registration that such a link opens. */
  byLink: (code: string, locale: Locale, userId: number | null) => Promise<LinkedRegistration>
  /** @returns Where it is paid; null where it isn't paid online. */
  orderByLink: (code: string, order: TicketOrder) => Promise<StartedPayment | null>
  changeByLink: (code: string, change: { attendees: Attendee[]; answers: GivenAnswer[] }) => Promise<void>
  cancelByLink: (code: string) => Promise<void>
  /** Who comes to the event whose door a code opens. */
  door: (code: string) => Promise<Door>
  /** The same as CSV. */
  attendeesCsv: (code: string) => Promise<string>
  checkIn: (press: { code: string; ticket: string; by: string; key: string }) => Promise<CheckedIn>
  /** Events that companies of an account organise. @param account Its token. */
  organized: (account: string) => Promise<OrganizedEvent[]>
}
