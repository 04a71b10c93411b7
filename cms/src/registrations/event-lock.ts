import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { lockUntilCommit } from '../database/lock.ts'
import { type EventRow, findEvent } from './event.ts'
import { type RegistrationRow, registrationUid } from './registration.ts'

/** An event whose places nobody else changes until the transaction ends. */
export interface LockedEvent {
  trx: Knex.Transaction
  /** As Dutch readers see it; null if it was deleted. */
  event: EventRow | null
  /** Null without a limit. */
  capacity: number | null
  /** Those that were not cancelled, the oldest first. */
  registrations: RegistrationRow[]
}

/** Does something in a transaction of its own in which the places of an event are nobody else's to give. */
export async function withPlaces<Result>(
  strapi: Core.Strapi,
  eventId: string,
  act: (locked: LockedEvent) => Promise<Result>,
): Promise<Result> {
  return strapi.db.transaction(async ({ trx }) => act(await lockEvent(strapi, trx, eventId)))
}

/** The same in a transaction that has begun. */
export async function lockEvent(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  eventId: string,
): Promise<LockedEvent> {
  await lockUntilCommit(trx, `event ${eventId}`)
  const event = await findEvent(strapi, eventId)
  const registrations = await liveRegistrations(strapi, eventId)
  return { trx, event, capacity: event?.registration?.capacity ?? null, registrations }
}

/** The registrations of an event that were not cancelled, the oldest first. */
export function liveRegistrations(strapi: Core.Strapi, eventId: string): Promise<RegistrationRow[]> {
  return strapi.db
    .query(registrationUid)
    .findMany({ where: { eventId, state: { $in: ['confirmed', 'waiting-list'] } }, orderBy: { id: 'asc' } })
}
