import type { Core } from '@strapi/strapi'
import { type EventRow, eventUid, kindOf, offersHere } from './event.ts'
import { lockEvent } from './event-lock.ts'
import { type Limits, placesFree } from './places.ts'
import { type RegistrationRow, registrationUid } from './registration.ts'

/** One version of an event. */
interface Version {
  id: number
  documentId: string
  locale: string
  number: number
  slug: string
  publishedAt: Date | string | null
  isFull: boolean | null
}

/** Events whose places will be looked at, by documentId. */
const due = new Set<string>()

/** Whether everybody who registers now goes to the waiting list, whatever ticket they want. */
export function isFull(
  { registration, offers }: Pick<EventRow, 'registration' | 'offers'>,
  limits: Limits,
  registrations: Parameters<typeof placesFree>[1],
): boolean {
  if (registration?.mode !== 'own') return false
  const kinds = offers.length === 0 ? [null] : offersHere({ registration, offers }).map(kindOf)
  return kinds.length > 0 && kinds.every((kind) => placesFree(limits, registrations, kind) <= 0)
}

/** Keeps `isFull` of events as their registrations have it, whoever changes those. */
export async function watchPlaces(strapi: Core.Strapi): Promise<void> {
  const note = async ({ result }: { result?: Partial<RegistrationRow> | null }) => {
    if (result?.eventId) await lookAtPlaces(strapi, result.eventId)
  }
  strapi.db.lifecycles.subscribe({
    models: [registrationUid],
    afterCreate: note,
    afterUpdate: note,
    afterDelete: note,
  })
  // From before events said it.
  const unsettled: Pick<Version, 'documentId'>[] = await strapi.db
    .query(eventUid)
    .findMany({ where: { startsAt: { $gt: new Date() }, isFull: null }, select: ['documentId'] })
  for (const eventId of new Set(unsettled.map(({ documentId }) => documentId)))
    await settlePlaces(strapi, eventId)
}

/** Looks at the places of an event once the transaction is committed; once for many that are committed meanwhile. */
export async function lookAtPlaces(strapi: Core.Strapi, eventId: string): Promise<void> {
  await strapi.db.transaction(async ({ onCommit }) => {
    onCommit(() => {
      if (due.has(eventId)) return
      due.add(eventId)
      settlePlaces(strapi, eventId).catch((failure: unknown) => {
        const message = failure instanceof Error ? failure.message : String(failure)
        strapi.log.error(JSON.stringify({ where: 'event-places', event: eventId, message }))
      })
    })
  })
}

/** Stores in every version of an event whether it is full, and tells the site where that is new. */
export async function settlePlaces(strapi: Core.Strapi, eventId: string): Promise<void> {
  try {
    await strapi.db.transaction(async ({ trx, onCommit }) => {
      const { event, limits, registrations } = await lockEvent(strapi, trx, eventId)
      // What is committed from here on is looked at again.
      due.delete(eventId)
      if (!event) return
      const now = isFull(event, limits, registrations)
      const stored = strapi.db.query(eventUid)
      const versions: Version[] = await stored.findMany({ where: { documentId: eventId } })
      const others = versions.filter((version) => version.isFull !== now)
      if (others.length === 0) return
      const where = { id: { $in: others.map(({ id }) => id) } }
      await stored.updateMany({ where, data: { isFull: now } })
      const told = others.filter(
        ({ publishedAt, isFull }) => publishedAt !== null && (isFull ?? false) !== now,
      )
      for (const entry of told) {
        const payload = { model: 'event', uid: eventUid, entry: { ...entry, isFull: now } }
        onCommit(() => void strapi.eventHub.emit('entry.publish', payload))
      }
    })
  } finally {
    due.delete(eventId)
  }
}
