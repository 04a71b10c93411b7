import type { Core } from '@strapi/strapi'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { fillsPlaces, findEvent } from './event.ts'
import { type LockedEvent, liveRegistrations } from './event-lock.ts'
import { mailValues } from './mail-values.ts'
import { movingUp } from './places.ts'
import { newTicketCode, type RegistrationRow, registrationUid } from './registration.ts'

/** Gives free places to the waiting list, in order, and tells whoever moves up. */
export async function fillPlaces(
  strapi: Core.Strapi,
  { event, capacity }: Pick<LockedEvent, 'event' | 'capacity'>,
): Promise<void> {
  if (!event || !fillsPlaces(event, new Date())) return
  const registrations = await liveRegistrations(strapi, event.documentId)
  for (const registration of movingUp(capacity, registrations)) await moveUp(strapi, registration)
}

async function moveUp(strapi: Core.Strapi, registration: RegistrationRow): Promise<void> {
  const { id, documentId, eventId, email, language } = registration
  const ticketCode = newTicketCode()
  await strapi.db.query(registrationUid).update({ where: { id }, data: { state: 'confirmed', ticketCode } })
  const event = eventId && (await findEvent(strapi, eventId, language ?? 'nl'))
  if (!event || !email) return
  await enqueueMail(strapi, {
    kind: 'event-moved-up',
    key: documentId,
    to: email,
    locale: language,
    values: mailValues(event, { ...registration, ticketCode }),
  })
}
