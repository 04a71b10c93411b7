import { randomBytes } from 'node:crypto'
import type { Attendee } from './registration.ts'

/** Crockford's digits: none is taken for another when it is read aloud. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** What an attendee shows at the door: 80 random bits, in groups that can be typed. */
export function newTicket(): string {
  const drawn = Array.from(randomBytes(16), (byte) => digits[byte % 32]).join('')
  return drawn.replace(/.{4}(?=.)/g, '$&-')
}

/** A ticket as it was typed or read: without what people leave out, and with the digits that they take for others. */
export function ticketIn(typed: string): string {
  const plain = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return plain.replace(/.{4}(?=.)/g, '$&-')
}

/**
 * Attendees with a ticket each. Who was known by the same name keeps theirs; the ticket of whoever was replaced is valid no longer.
 * @param known The attendees as they were.
 */
export function withTickets(attendees: readonly Attendee[], known: readonly Attendee[]): Attendee[] {
  const left = [...known]
  return attendees.map((attendee) => {
    const index = left.findIndex((one) => one.name === attendee.name && one.ticket)
    const [before] = index < 0 ? [] : left.splice(index, 1)
    return { ...attendee, ticket: before?.ticket ?? newTicket() }
  })
}

/** Attendees of whom nobody is let in. */
export function withoutTickets(attendees: readonly Attendee[]): Attendee[] {
  return attendees.map(({ ticket: _, ...attendee }) => attendee)
}
