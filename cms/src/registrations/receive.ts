import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { z } from 'zod'
import { linkToken } from '../access/link-token.ts'
import { refusal } from '../access/refusal.ts'
import { emailAddress, line } from '../access/valid-input.ts'
import { recordOnce } from '../submissions/record-once.ts'
import { sendCounted } from '../submissions/send-counted.ts'
import { lines, submission } from '../submissions/submission.ts'
import { answersTo, GivenAnswers } from './answers.ts'
import {
  closedBecause,
  draftIdOf,
  type EventOffer,
  type EventRow,
  kindOf,
  netCentsOf,
  offersHere,
  publishedEvent,
} from './event.ts'
import { lockEvent } from './event-lock.ts'
import { paidHours, soonerOf } from './hold.ts'
import { mailValues } from './mail-values.ts'
import { placesFree } from './places.ts'
import { maxAttendees, newTicketCode, registrationUid } from './registration.ts'
import { withTickets } from './tickets.ts'
import { toldOf } from './told.ts'

/** Who comes to an event. */
export const Attendees = z
  .array(
    z.strictObject({
      name: line(120).min(1),
      email: emailAddress.nullable(),
      company: line(120).min(1).nullable().default(null),
      role: line(120).min(1).nullable().default(null),
    }),
  )
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
  answers: GivenAnswers.default([]),
})

type NewRegistration = z.output<typeof NewRegistration>

/**
 * Records a registration, once, as confirmed while there are places and on the waiting list after that, and mails which of both it is. Places that cost
 * money are held until they are ordered.
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
  { event: _, userId, sourcePath: __, offer: wanted, answers: given, ...registration }: NewRegistration,
  event: EventRow,
): Promise<void> {
  const { event: current, limits, registrations } = await lockEvent(strapi, trx, event.documentId)
  // Judged with the event locked: an editor may have closed it while this one waited.
  const closed = closedBecause(current ?? event, new Date())
  if (closed) throw refusal(closed)
  const chosen = offerOf(event, wanted)
  const offer = chosen?.name ?? null
  const answers = answersTo(event, given)
  const kind = chosen && kindOf(chosen)
  const hasPlace = registration.attendees.length <= placesFree(limits, registrations, kind)
  const isPaid = chosen !== null && netCentsOf(chosen) > 0
  const state = hasPlace ? (isPaid ? 'new' : 'confirmed') : 'waiting-list'
  const ticketCode = state === 'confirmed' ? newTicketCode() : null
  const heldUntil = state === 'new' ? soonerOf(paidHours.ordering, event) : null
  const stored = await strapi.db.query(registrationUid).create({
    data: {
      ...registration,
      ...{ offer, kind, ticketCode, state, heldUntil, answers },
      attendees: ticketCode ? withTickets(registration.attendees, []) : registration.attendees,
      told: toldOf(current ?? event),
      price: 0,
      event: await draftIdOf(strapi, event.documentId),
      eventId: event.documentId,
      user: userId,
    },
  })
  const values = mailValues(event, {
    ...registration,
    ...{ offer, ticketCode },
    documentId: stored.documentId,
    createdAt: stored.createdAt,
  })
  const mail = { key: stored.documentId, to: registration.email, locale: registration.language }
  await (heldUntil
    ? sendCounted(strapi, trx, 'event', {
        ...mail,
        kind: 'event-held',
        values: { ...values, until: heldUntil.toISOString(), isMovedUp: 0 },
      })
    : sendCounted(strapi, trx, 'event', {
        ...mail,
        kind: state === 'confirmed' ? 'event-registered' : 'event-waiting',
        values,
      }))
}

/**
 * The ticket that is wanted; null where the event has no kinds.
 * @throws A refusal for a ticket that is none of the event's, or isn't to be had here.
 */
function offerOf(event: EventRow, wanted: string | null): EventOffer | null {
  if (event.offers.length === 0 && wanted === null) return null
  const offers = offersHere(event)
  const chosen =
    wanted === null && offers.length === 1 ? offers[0] : offers.find(({ name }) => name === wanted)
  if (!chosen) throw refusal('event-offer', 'offer')
  return chosen
}
