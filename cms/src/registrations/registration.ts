import { randomBytes } from 'node:crypto'
import type { StoredDate } from '../account/account.ts'
import type { Answer } from './answers.ts'

export const registrationUid = 'api::registration.registration'

/** Somebody who comes, as who registers has named them. */
export interface Attendee {
  name: string | null
  email: string | null
  company?: string | null
  role?: string | null
  /** Shown at the door; only of a confirmed registration. */
  ticket?: string
}

/** A registration for an event, as stored. */
export interface RegistrationRow {
  id: number
  documentId: string
  /** documentId of the event; stays when it is published again. */
  eventId: string | null
  /** Who registered; their mails go there. */
  email: string | null
  /** Name of the ticket in the language of who registered, and what tells kinds apart in all languages; null where the event has none. */
  offer: string | null
  kind: string | null
  attendees: Attendee[]
  question: string | null
  answers: Answer[] | null
  /** Of its order without VAT, in euros. */
  price: number | string | null
  /** Null before it is ordered, and for what is free. */
  orderNumber: number | null
  /** `new`: its places are held until it is ordered and, online, paid. */
  state: 'new' | 'confirmed' | 'cancelled' | 'waiting-list'
  /** Of one that is `new`. */
  heldUntil: StoredDate | null
  /** Only of a confirmed one. */
  ticketCode: string | null
  checkedInAt: StoredDate | null
  language: string | null
  /** What was told of the event; see `toldOf`. */
  told: string | null
  remindedAt: StoredDate | null
  createdAt: StoredDate
}

/** Attendees of a registration at most. */
export const maxAttendees = 10

/** 128 random bits, in groups that can be read aloud. */
export function newTicketCode(): string {
  const digits = Array.from(randomBytes(16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return digits.toUpperCase().replace(/.{4}(?=.)/g, '$&-')
}
