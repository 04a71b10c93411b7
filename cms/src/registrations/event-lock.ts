import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { lockUntilCommit } from '../database/lock.ts'
import { type EventRow, findEvent, limitsOf } from './event.ts'
import type { Limits } from './places.ts'
import { type RegistrationRow, registrationUid } from './registration.ts'

/** An event whose places nobody else changes until the transaction ends. */
export interface LockedEvent {
  trx: Knex.Transaction
  /** As Dutch readers see it; null if it was deleted. */
  event: EventRow | null
  limits: Limits
  /** Those that were not cancelled, the oldest first. */
  registrations: Pick<RegistrationRow, (typeof locked)[number]>[]
}

/** What is read of each registration of an event that is locked: thousands may be. */
const locked = ['documentId', 'state', 'kind', 'offer', 'attendees', 'checkedInAt'] as const

/**
 * Locks an event: its places are nobody else's to give until the transaction ends. Who locks a customer of the ledger too does that first.
 */
export async function lockEvent(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  eventId: string,
): Promise<LockedEvent> {
  await lockUntilCommit(trx, `event ${eventId}`)
  const event = await findEvent(strapi, eventId)
  const registrations = await strapi.db
    .query(registrationUid)
    .findMany({ ...liveOf(eventId), select: [...locked] })
  return { trx, event, limits: limitsOf(event), registrations }
}

/** The registrations of an event that were not cancelled, the oldest first. */
export function liveRegistrations(strapi: Core.Strapi, eventId: string): Promise<RegistrationRow[]> {
  return strapi.db.query(registrationUid).findMany(liveOf(eventId))
}

function liveOf(eventId: string) {
  return {
    where: { eventId, state: { $in: ['new', 'confirmed', 'waiting-list'] } },
    orderBy: { id: 'asc' as const },
  }
}
