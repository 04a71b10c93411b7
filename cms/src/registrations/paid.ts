import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import type { OrderRow } from '../orders/tables.ts'
import { termsIn } from '../orders/terms.ts'
import { confirm } from './confirm.ts'
import { findEvent } from './event.ts'
import { lockEvent } from './event-lock.ts'
import { type RegistrationRow, registrationUid } from './registration.ts'

/**
 * Confirms the registration whose tickets are paid, in the transaction that books the payment and holds the customer's lock. One that has lapsed
 * before stays so: its places may be others', and finance pays back what came too late.
 */
export async function confirmPaid(
  strapi: Core.Strapi,
  trx: Knex.Transaction,
  order: Pick<OrderRow, 'terms'>,
): Promise<void> {
  const { grants } = termsIn(order)
  if (grants.kind !== 'tickets') return
  const find = (): Promise<RegistrationRow | null> =>
    strapi.db.query(registrationUid).findOne({ where: { documentId: grants.registration } })
  const known = await find()
  if (!known?.eventId) return
  await lockEvent(strapi, trx, known.eventId)
  const registration = await find()
  const event = await findEvent(strapi, known.eventId, known.language ?? 'nl')
  if (registration?.state === 'new' && event)
    await confirm(strapi, { registration, event, kind: 'event-registered' })
}
