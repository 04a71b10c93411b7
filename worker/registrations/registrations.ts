import type { Locale } from '../../client/content/locale.ts'
import type { LinkedRegistration } from '../../client/content/registration.ts'
import type { Submission } from '../submissions/submissions.ts'

/** Somebody who comes. */
interface Attendee {
  name: string
  email: string | null
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
}

/**
 * Registrations for events, in the backend. Each method throws `StrapiError`: 404 for an event that isn't published or a link that opens
 * nothing, 400 with a code for what the rules of places refuse, an outage otherwise.
 */
export interface Registrations {
  /** @returns The code of the link with which it is seen, changed and cancelled. */
  send: (registration: NewRegistration) => Promise<string>
  /** The registration that such a link opens. */
  byLink: (code: string, locale: Locale) => Promise<LinkedRegistration>
  changeByLink: (code: string, attendees: Attendee[]) => Promise<void>
  cancelByLink: (code: string) => Promise<void>
}
