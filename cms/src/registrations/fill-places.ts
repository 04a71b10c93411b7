import type { Core } from '@strapi/strapi'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { confirm } from './confirm.ts'
import { fillsPlaces, findEvent } from './event.ts'
import { type LockedEvent, liveRegistrations } from './event-lock.ts'
import { paidHours, soonerOf } from './hold.ts'
import { mailValues } from './mail-values.ts'
import { offerOfKind } from './offer-of-kind.ts'
import { movingUp } from './places.ts'
import { type RegistrationRow, registrationUid } from './registration.ts'

/** Gives free places to the waiting list, in order, and tells whoever moves up. */
export async function fillPlaces(
  strapi: Core.Strapi,
  { event, limits }: Pick<LockedEvent, 'event' | 'limits'>,
): Promise<void> {
  if (!event || !fillsPlaces(event, new Date())) return
  const registrations = await liveRegistrations(strapi, event.documentId)
  for (const registration of movingUp(limits, registrations)) await moveUp(strapi, registration)
}

/** A place that is free is theirs at once; one that costs money is held for them until it is ordered. */
async function moveUp(strapi: Core.Strapi, registration: RegistrationRow): Promise<void> {
  const { id, documentId, eventId, email, language } = registration
  const event = eventId && (await findEvent(strapi, eventId, language ?? 'nl'))
  if (!event) return
  if (!offerOfKind(event, registration)?.isPaid)
    return confirm(strapi, { registration, event, kind: 'event-moved-up' })
  const heldUntil = soonerOf(paidHours.movedUp, event)
  await strapi.db.query(registrationUid).update({ where: { id }, data: { state: 'new', heldUntil } })
  if (!email) return
  await enqueueMail(strapi, {
    kind: 'event-held',
    key: `${documentId}:${heldUntil.toISOString()}`,
    to: email,
    locale: language,
    values: { ...mailValues(event, registration), until: heldUntil.toISOString(), isMovedUp: 1 },
  })
}
