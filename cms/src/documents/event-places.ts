import type { Core } from '@strapi/strapi'
import { eventUid } from '../registrations/event.ts'
import { lockEvent } from '../registrations/event-lock.ts'
import { fillPlaces } from '../registrations/fill-places.ts'
import { lookAtPlaces } from '../registrations/fullness.ts'
import { placesFree, placesTaken } from '../registrations/places.ts'
import { registrationUid } from '../registrations/registration.ts'
import { invalidField } from './invalid-field.ts'
import { type DocumentMiddleware, writes } from './types.ts'

/**
 * What editors do to an event or its registrations follows the rules of places: more places, and those that are given up, go to the waiting
 * list; nobody is confirmed beyond the capacity.
 */
export function eventPlaces(strapi: Core.Strapi): DocumentMiddleware {
  return async function eventPlaces(call, next) {
    if (call.uid === eventUid && call.action === 'publish')
      return afterPublication(call.params.documentId, next)
    if (call.uid === registrationUid && (writes(call) || call.action === 'delete'))
      return afterChange(call.params.documentId, next)
    return next()
  }

  function afterPublication<Result>(eventId: string | undefined, next: () => Promise<Result>) {
    return strapi.db.transaction(async ({ trx }) => {
      const saved = await next()
      if (!eventId) return saved
      await fillPlaces(strapi, await lockEvent(strapi, trx, eventId))
      await lookAtPlaces(strapi, eventId)
      return saved
    })
  }

  async function afterChange<Result extends { documentId: string } | null>(
    documentId: string | undefined,
    next: () => Promise<Result>,
  ) {
    const rows = strapi.db.query(registrationUid)
    const known = documentId ? await rows.findOne({ where: { documentId } }) : null
    return strapi.db.transaction(async ({ trx }) => {
      const before = known?.eventId ? await lockEvent(strapi, trx, known.eventId) : null
      const saved = await next()
      const row =
        saved && (await rows.findOne({ where: { documentId: saved.documentId }, populate: ['event'] }))
      const eventId = row?.event?.documentId ?? known?.eventId
      if (!eventId) return saved
      if (row && row.eventId !== eventId) await rows.update({ where: { id: row.id }, data: { eventId } })
      const locked = await lockEvent(strapi, trx, eventId)
      const taken = before && known?.eventId === eventId ? placesTaken(before.registrations) : 0
      const isMore = placesTaken(locked.registrations) > taken
      if (isMore && placesFree(locked.limits, locked.registrations, row?.kind ?? null) < 0)
        throw invalidField('attendees', 'are more than the places that are left')
      await fillPlaces(strapi, locked)
      return saved
    })
  }
}
