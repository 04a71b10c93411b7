import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { z } from 'zod'
import { refusal } from '../access/refusal.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import type { OrderRow } from '../orders/tables.ts'
import { answersTo, type GivenAnswers } from './answers.ts'
import { findEvent, hasStarted } from './event.ts'
import { type LockedEvent, lockEvent } from './event-lock.ts'
import { fillPlaces } from './fill-places.ts'
import { endHeld, lockedOrder } from './lapse.ts'
import { mailValues } from './mail-values.ts'
import { placesFree } from './places.ts'
import { type Attendee, type RegistrationRow, registrationUid } from './registration.ts'
import { withoutTickets, withTickets } from './tickets.ts'

/**
 * Changes who comes, and what they answered. A confirmed registration grows only into places that are free; what it gives up goes to the waiting list.
 * @throws A refusal `event-full`, `tickets-fixed` for another number than was ordered, those of `answersTo`, or `too-late` once the event has started.
 */
export async function changeAttendees(
  strapi: Core.Strapi,
  registration: RegistrationRow,
  { attendees, answers }: { attendees: Attendee[]; answers?: z.output<typeof GivenAnswers> },
): Promise<void> {
  await changing(strapi, registration, async (row, locked) => {
    const extra = attendees.length - row.attendees.length
    // What was ordered stands on an invoice.
    if (row.orderNumber !== null && extra !== 0) throw refusal('tickets-fixed', 'attendees')
    const isFull = extra > placesFree(locked.limits, locked.registrations, row.kind)
    if (row.state !== 'waiting-list' && extra > 0 && isFull) throw refusal('event-full', 'attendees')
    const changed = row.state === 'confirmed' ? withTickets(attendees, row.attendees) : attendees
    const event = answers && row.eventId ? await findEvent(strapi, row.eventId, row.language ?? 'nl') : null
    const data = { attendees: changed, ...(answers && event && { answers: answersTo(event, answers) }) }
    await strapi.db.query(registrationUid).update({ where: { id: row.id }, data })
  })
}

/**
 * Gives up all places of a registration, and confirms that by mail. Doing it twice is fine. An order that was not paid is credited at once; of any
 * other, finance sees that its tickets were given up, and decides what is paid back.
 * @throws A refusal `too-late` once the event has started.
 */
export async function cancelRegistration(strapi: Core.Strapi, registration: RegistrationRow): Promise<void> {
  if (registration.state === 'cancelled') return
  await changing(strapi, registration, async (registered, { trx }, order) => {
    const { id, documentId, email, language, eventId, ...row } = registered
    if (registered.state === 'new') await endHeld(strapi, trx, registered, order)
    else {
      const attendees = withoutTickets(registered.attendees)
      const data = { state: 'cancelled', ticketCode: null, attendees }
      await strapi.db.query(registrationUid).update({ where: { id }, data })
    }
    const event = eventId && (await findEvent(strapi, eventId, language ?? 'nl'))
    if (!event || !email) return
    await enqueueMail(strapi, {
      kind: 'event-cancelled',
      key: documentId,
      to: email,
      locale: language,
      values: {
        ...mailValues(event, { ...row, documentId, ticketCode: null }),
        wasConfirmed: registered.state === 'confirmed' ? 1 : 0,
        isPaid: row.orderNumber !== null && registered.state === 'confirmed' ? 1 : 0,
      },
    })
  })
}

/** Changes a registration under the lock of its event, then fills the places that this has freed. */
async function changing(
  strapi: Core.Strapi,
  { documentId, eventId }: RegistrationRow,
  change: (row: RegistrationRow, locked: LockedEvent, order: OrderRow | null) => Promise<void>,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const order = await lockedOrder(trx, documentId)
    const locked = await lockEvent(strapi, trx, eventId ?? '')
    if (locked.event && hasStarted(locked.event, new Date())) throw refusal('too-late')
    const row = await strapi.db.query(registrationUid).findOne({ where: { documentId } })
    if (!row) throw new errors.NotFoundError()
    // Of two presses at the same moment the second finds it cancelled.
    if (row.state === 'cancelled') return
    await change(row, locked, order)
    await fillPlaces(strapi, locked)
  })
}
