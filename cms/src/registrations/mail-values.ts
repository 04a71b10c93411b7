import { linkToken } from '../access/link-token.ts'
import type { EventValues } from '../mail/event-facts.ts'
import type { EventRow } from './event.ts'
import type { RegistrationRow } from './registration.ts'

/** What mails tell of a registration. They go to addresses that anybody can type, so they contain nothing from the form. */
export function mailValues(
  event: EventRow,
  registration: Pick<RegistrationRow, 'documentId' | 'offer' | 'attendees' | 'ticketCode'>,
): EventValues {
  const { title, slug, number, startsAt, endsAt, allDay, venue } = event
  const town = [venue?.postcode, venue?.city].filter(Boolean).join(' ')
  return {
    title,
    slug,
    number,
    startsAt: new Date(startsAt).toISOString(),
    endsAt: endsAt ? new Date(endsAt).toISOString() : null,
    isAllDay: allDay ? 1 : 0,
    place: [venue?.name, venue?.street, town].filter(Boolean).join(', ') || null,
    offer: registration.offer,
    people: registration.attendees.length,
    ticketCode: registration.ticketCode,
    token: linkToken('registration-links', registration.documentId),
  }
}
