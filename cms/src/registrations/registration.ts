import { randomBytes } from 'node:crypto'
import type { StoredDate } from '../account/account.ts'

export const registrationUid = 'api::registration.registration'

/** Somebody who comes, as who registers has named them. */
export interface Attendee {
  name: string | null
  email: string | null
}

/** A registration for an event, as stored. */
export interface RegistrationRow {
  id: number
  documentId: string
  /** documentId of the event; stays when it is published again. */
  eventId: string | null
  /** Who registered; their mails go there. */
  email: string | null
  offer: string | null
  attendees: Attendee[]
  question: string | null
  /** In euros. */
  price: number | string | null
  state: 'new' | 'confirmed' | 'cancelled' | 'waiting-list'
  /** Only of a confirmed one. */
  ticketCode: string | null
  checkedInAt: StoredDate | null
  language: string | null
  createdAt: StoredDate
}

/** Attendees of a registration at most. */
export const maxAttendees = 10

/** 128 random bits, in groups that can be read aloud. */
export function newTicketCode(): string {
  const digits = Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.toUpperCase().replace(/.{4}(?=.)/g, '$&-')
}
