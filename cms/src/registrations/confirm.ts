import type { Core } from '@strapi/strapi'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import type { EventRow } from './event.ts'
import { mailValues } from './mail-values.ts'
import { newTicketCode, type RegistrationRow, registrationUid } from './registration.ts'
import { withTickets } from './tickets.ts'

/** Confirms a registration under the lock of its event, and mails its ticket code. */
export async function confirm(
  strapi: Core.Strapi,
  {
    registration,
    event,
    kind,
  }: { registration: RegistrationRow; event: EventRow; kind: 'event-registered' | 'event-moved-up' },
): Promise<void> {
  const { id, documentId, email, language } = registration
  const ticketCode = newTicketCode()
  const attendees = withTickets(registration.attendees, registration.attendees)
  const data = { state: 'confirmed', ticketCode, attendees, heldUntil: null }
  await strapi.db.query(registrationUid).update({ where: { id }, data })
  if (!email) return
  await enqueueMail(strapi, {
    kind,
    key: documentId,
    to: email,
    locale: language,
    values: mailValues(event, { ...registration, ticketCode }),
  })
}
