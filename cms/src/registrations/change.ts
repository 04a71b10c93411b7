import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { refusal } from '../access/refusal.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { findEvent, hasStarted } from './event.ts'
import { type LockedEvent, withPlaces } from './event-lock.ts'
import { fillPlaces } from './fill-places.ts'
import { mailValues } from './mail-values.ts'
import { placesFree } from './places.ts'
import { type Attendee, type RegistrationRow, registrationUid } from './registration.ts'

/**
 * Changes who comes. A confirmed registration grows only into places that are free; what it gives up goes to the waiting list.
 * @throws A refusal `event-full`, or `too-late` once the event has started.
 */
export async function changeAttendees(
  strapi: Core.Strapi,
  registration: RegistrationRow,
  attendees: Attendee[],
): Promise<void> {
  await changing(strapi, registration, async (row, locked) => {
    const extra = attendees.length - row.attendees.length
    const isFull = extra > placesFree(locked.capacity, locked.registrations)
    if (row.state === 'confirmed' && extra > 0 && isFull) throw refusal('event-full', 'attendees')
    await strapi.db.query(registrationUid).update({ where: { id: row.id }, data: { attendees } })
  })
}

/**
 * Gives up all places of a registration, and confirms that by mail. Doing it twice is fine.
 * @throws A refusal `too-late` once the event has started.
 */
export async function cancelRegistration(strapi: Core.Strapi, registration: RegistrationRow): Promise<void> {
  if (registration.state === 'cancelled') return
  await changing(strapi, registration, async ({ id, documentId, email, language, eventId, ...row }) => {
    await strapi.db
      .query(registrationUid)
      .update({ where: { id }, data: { state: 'cancelled', ticketCode: null } })
    const event = eventId && (await findEvent(strapi, eventId, language ?? 'nl'))
    if (!event || !email) return
    await enqueueMail(strapi, {
      kind: 'event-cancelled',
      key: documentId,
      to: email,
      locale: language,
      values: mailValues(event, { ...row, documentId, ticketCode: null }),
    })
  })
}

/** Changes a registration under the lock of its event, then fills the places that this has freed. */
async function changing(
  strapi: Core.Strapi,
  { documentId, eventId }: RegistrationRow,
  change: (row: RegistrationRow, locked: LockedEvent) => Promise<void>,
): Promise<void> {
  await withPlaces(strapi, eventId ?? '', async (locked) => {
    if (locked.event && hasStarted(locked.event, new Date())) throw refusal('too-late')
    const row = await strapi.db.query(registrationUid).findOne({ where: { documentId } })
    if (!row) throw new errors.NotFoundError()
    // Of two presses at the same moment the second finds it cancelled.
    if (row.state === 'cancelled') return
    await change(row, locked)
    await fillPlaces(strapi, locked)
  })
}
