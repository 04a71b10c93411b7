import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { RefusalCode } from '../access/refusals.ts'
import type { StoredDate } from '../account/account.ts'
import { bestVersion } from '../documents/best-version.ts'
import type { EventQuestion } from './answers.ts'
import type { Limits } from './places.ts'

export const eventUid = 'api::event.event'

/** A kind of ticket. */
export interface EventOffer {
  name: string
  /** Tells kinds apart in all languages; null where their names do. */
  code: string | null
  /** In euros without VAT. */
  price: number | string | null
  currency: string | null
  /** In percent. */
  vatRate: number | string | null
  availability: string | null
  capacity: number | null
}

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
  attendance: string | null
  venue: { name: string | null; street: string | null; postcode: string | null; city: string | null } | null
  registration: {
    mode: string
    closesAt: StoredDate | null
    capacity: number | null
    sellsTickets: boolean | null
  } | null
  offers: EventOffer[]
  questions: EventQuestion[] | null
}

const populate = ['venue', 'registration', 'offers', 'questions']

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
  event: Pick<EventRow, 'startsAt' | 'eventStatus'> & {
    registration: Pick<NonNullable<EventRow['registration']>, 'mode' | 'closesAt'> | null
  },
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

/** Kinds of tickets that can be had here: those that are free and, where this site sells them, those with a price. */
export function offersHere({
  offers,
  registration,
}: Pick<EventRow, 'offers' | 'registration'>): EventOffer[] {
  return offers.filter(({ price, currency, availability }) => {
    if (price === null || availability === 'sold-out' || availability === 'preorder') return false
    return Number(price) === 0 || (registration?.sellsTickets === true && (currency ?? 'EUR') === 'EUR')
  })
}

/** What tells kinds of tickets apart in all languages. */
export function kindOf({ code, name }: Pick<EventOffer, 'code' | 'name'>): string {
  return code || name
}

/** What a ticket costs without VAT. */
export function netCentsOf({ price }: Pick<EventOffer, 'price'>): number {
  return Math.round(Number(price) * 100)
}

/** How many can come to an event, and by each kind of ticket. */
export function limitsOf(event: Pick<EventRow, 'offers' | 'registration'> | null): Limits {
  const limited = (event?.offers ?? []).flatMap((offer) =>
    offer.capacity === null ? [] : [[kindOf(offer), offer.capacity] as const],
  )
  return { capacity: event?.registration?.capacity ?? null, kinds: new Map(limited) }
}

function versions(strapi: Core.Strapi, where: object): Promise<EventRow[]> {
  return strapi.db.query(eventUid).findMany({ where, populate })
}
