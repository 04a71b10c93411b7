import { linkToken } from '../access/link-token.ts'
import type { EventValues } from '../mail/event-facts.ts'
import { siteLink } from '../mail/site-link.ts'
import type { EventRow } from './event.ts'
import type { RegistrationRow } from './registration.ts'

/** What mails tell of a registration. They go to addresses that anybody can type, so they contain nothing from the form. */
export function mailValues(
  event: EventRow,
  registration: Pick<RegistrationRow, 'documentId' | 'offer' | 'attendees' | 'ticketCode' | 'createdAt'>,
): EventValues {
  const now = Date.now()
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
    uid: `registration-${registration.documentId}@${new URL(siteLink('nl', '/')).hostname}`,
    // Seconds: a later mail about it has a larger number, as calendars want.
    sequence: Math.max(0, Math.floor((now - new Date(registration.createdAt).getTime()) / 1000)),
    writtenAt: new Date(now).toISOString(),
    token: linkToken('registration-links', registration.documentId),
  }
}
