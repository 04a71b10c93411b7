import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { z } from 'zod'
import { linkToken } from '../access/link-token.ts'
import { refusal } from '../access/refusal.ts'
import { emailAddress, line } from '../access/valid-input.ts'
import { recordOnce } from '../submissions/record-once.ts'
import { sendCounted } from '../submissions/send-counted.ts'
import { lines, submission } from '../submissions/submission.ts'
import { closedBecause, draftIdOf, type EventRow, freeOffers, publishedEvent } from './event.ts'
import { lockEvent } from './event-lock.ts'
import { mailValues } from './mail-values.ts'
import { placesFree } from './places.ts'
import { maxAttendees, newTicketCode, registrationUid } from './registration.ts'

/** Who comes to an event. */
export const Attendees = z
  .array(z.strictObject({ name: line(120).min(1), email: emailAddress.nullable() }))
  .min(1)
  .max(maxAttendees)

/** A registration as the worker sends it. */
export const NewRegistration = z.strictObject({
  ...submission,
  /** Public number of the event. */
  event: z.int().positive(),
  /** The account, if who registers is signed in. */
  userId: z.int().positive().nullable(),
  email: emailAddress,
  attendees: Attendees,
  /** Name of the ticket; null where the event has no choice. */
  offer: line(255).min(1).nullable(),
  question: lines(2000).min(1).nullable(),
})

type NewRegistration = z.output<typeof NewRegistration>

/**
 * Records a registration, once, as confirmed while there are places and on the waiting list after that, and mails which of both it is.
 * @returns The token of the link with which it is seen, changed and cancelled.
 * @throws errors.NotFoundError, and the refusals of `closedBecause` and `event-offer`.
 */
export async function receiveRegistration(
  strapi: Core.Strapi,
  registration: NewRegistration,
): Promise<{ isNew: boolean; token: string }> {
  const { submissionKey, event: number, language } = registration
  const known = await findByKey(strapi, submissionKey)
  if (known) return { isNew: false, token: linkToken('registration-links', known) }
  const event = await publishedEvent(strapi, number, language)
  const isNew = await recordOnce(strapi, registrationUid, submissionKey, (trx) =>
    record(strapi, trx, registration, event),
  )
  const documentId = (await findByKey(strapi, submissionKey)) ?? ''
  return { isNew, token: linkToken('registration-links', documentId) }
}

async function findByKey(strapi: Core.Strapi, submissionKey: string): Promise<string | null> {
  const row = await strapi.db.query(registrationUid).findOne({ where: { submissionKey } })
  return row?.documentId ?? null
}

async function record(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  { event: _, userId, sourcePath: __, offer: wanted, ...registration }: NewRegistration,
  event: EventRow,
): Promise<void> {
  const { event: current, capacity, registrations } = await lockEvent(strapi, trx, event.documentId)
  // Judged with the event locked: an editor may have closed it while this one waited.
  const closed = closedBecause(current ?? event, new Date())
  if (closed) throw refusal(closed)
  const offer = offerOf(event, wanted)
  const isConfirmed = registration.attendees.length <= placesFree(capacity, registrations)
  const ticketCode = isConfirmed ? newTicketCode() : null
  const stored = await strapi.db.query(registrationUid).create({
    data: {
      ...registration,
      offer,
      ticketCode,
      price: 0,
      state: isConfirmed ? 'confirmed' : 'waiting-list',
      event: await draftIdOf(strapi, event.documentId),
      eventId: event.documentId,
      user: userId,
    },
  })
  await sendCounted(strapi, trx, 'event', {
    kind: isConfirmed ? 'event-registered' : 'event-waiting',
    key: stored.documentId,
    to: registration.email,
    locale: registration.language,
    values: mailValues(event, { ...registration, documentId: stored.documentId, offer, ticketCode }),
  })
}

/** @throws A refusal for a ticket that is none of the event's, or isn't free. */
function offerOf(event: EventRow, wanted: string | null): string | null {
  const offers = freeOffers(event)
  const [only] = offers
  if (wanted === null && offers.length === 1 && only !== undefined) return only
  if (wanted !== null && offers.includes(wanted)) return wanted
  throw refusal('event-offer', 'offer')
}
