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
  registrations: RegistrationRow[]
}

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
  const registrations = await liveRegistrations(strapi, eventId)
  return { trx, event, limits: limitsOf(event), registrations }
}

/** The registrations of an event that were not cancelled, the oldest first. */
export function liveRegistrations(strapi: Core.Strapi, eventId: string): Promise<RegistrationRow[]> {
  return strapi.db.query(registrationUid).findMany({
    where: { eventId, state: { $in: ['new', 'confirmed', 'waiting-list'] } },
    orderBy: { id: 'asc' },
  })
}
