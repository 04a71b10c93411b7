import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { RefusalCode } from '../access/refusal.ts'
import type { StoredDate } from '../account/account.ts'
import { bestVersion } from '../documents/best-version.ts'

export const eventUid = 'api::event.event'

/** One version of an event, as far as registrations need it. */
export interface EventRow {
  id: number
  documentId: string
  locale: string
  publishedAt: StoredDate | null
  number: number
  slug: string
  title: string
  startsAt: StoredDate
  endsAt: StoredDate | null
  allDay: boolean | null
  eventStatus: string
  venue: { name: string | null; street: string | null; postcode: string | null; city: string | null } | null
  registration: { mode: string; closesAt: StoredDate | null; capacity: number | null } | null
  offers: { name: string; price: number | string | null; availability: string | null }[]
}

const populate = ['venue', 'registration', 'offers']

/**
 * An event that is on the site, in the language of the reader where it has one.
 * @throws errors.NotFoundError if none with the number is published.
 */
export async function publishedEvent(
  strapi: Core.Strapi,
  number: number,
  language: string,
): Promise<EventRow> {
  const row = bestVersion(await versions(strapi, { number, publishedAt: { $notNull: true } }), language)
  if (!row) throw new errors.NotFoundError('This event is not published')
  return row
}

/** An event as readers see it: published before draft. Null if it was deleted. */
export async function findEvent(
  strapi: Core.Strapi,
  documentId: string,
  language = 'nl',
): Promise<EventRow | null> {
  return bestVersion(await versions(strapi, { documentId }), language)
}

/** Id of the version that stays: the published one is another after each publication. */
export async function draftIdOf(strapi: Core.Strapi, documentId: string): Promise<number | null> {
  const where = { documentId, publishedAt: null }
  const rows: { id: number }[] = await strapi.db
    .query(eventUid)
    .findMany({ where, select: ['id'], orderBy: { id: 'asc' } })
  return rows[0]?.id ?? null
}

/** When an event is over: without an end at the end of its day. */
export function endOf({ startsAt, endsAt }: Pick<EventRow, 'startsAt' | 'endsAt'>): Date {
  if (endsAt) return new Date(endsAt)
  return new Date(new Date(startsAt).getTime() + 86_400_000)
}

export function hasStarted({ startsAt }: Pick<EventRow, 'startsAt'>, now: Date): boolean {
  return new Date(startsAt) <= now
}

/** Why nobody can register for an event any more; null while they can. */
export function closedBecause(
  event: Pick<EventRow, 'startsAt' | 'eventStatus' | 'registration'>,
  now: Date,
): RefusalCode | null {
  const { eventStatus, registration } = event
  if (registration?.mode !== 'own') return 'event-elsewhere'
  if (eventStatus === 'cancelled') return 'event-cancelled'
  if (eventStatus === 'postponed') return 'event-postponed'
  const isClosed = registration.closesAt !== null && new Date(registration.closesAt) <= now
  if (isClosed || hasStarted(event, now)) return 'event-closed'
  return eventStatus === 'sold-out' ? 'event-sold-out' : null
}

/** Whether free places go to the waiting list: also after the deadline, until the event starts. */
export function fillsPlaces(
  event: Pick<EventRow, 'startsAt' | 'eventStatus' | 'publishedAt'>,
  now: Date,
): boolean {
  const isHeld = event.eventStatus !== 'cancelled' && event.eventStatus !== 'postponed'
  return isHeld && event.publishedAt !== null && !hasStarted(event, now)
}

/** Names of the tickets that can be had here. Null stands for an event that has no kinds of them. */
export function freeOffers({ offers }: Pick<EventRow, 'offers'>): (string | null)[] {
  if (offers.length === 0) return [null]
  const isOpen = (availability: string | null) => availability !== 'sold-out' && availability !== 'preorder'
  return offers
    .filter(({ price, availability }) => price !== null && Number(price) === 0 && isOpen(availability))
    .map(({ name }) => name)
}

function versions(strapi: Core.Strapi, where: object): Promise<EventRow[]> {
  return strapi.db.query(eventUid).findMany({ where, populate })
}
