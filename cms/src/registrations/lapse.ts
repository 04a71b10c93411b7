import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { creditOrder } from '../invoices/credit-order.ts'
import { invoiceTexts } from '../invoices/invoice-texts.ts'
import { lockCustomer, owedBy } from '../orders/ledger.ts'
import { type OrderRow, orderTable } from '../orders/tables.ts'
import { termsIn } from '../orders/terms.ts'
import { isLive } from '../payments/payment-state.ts'
import { type PaymentRow, paymentTable } from '../payments/tables.ts'
import { lockEvent } from './event-lock.ts'
import { fillPlaces } from './fill-places.ts'
import { type RegistrationRow, registrationUid } from './registration.ts'

/** Who adds entries of orders that were not paid. */
const account = 'registrations'

/**
 * Strapi's scheduled job for places that are held: those that nobody ordered or paid in time go to the next.
 * @param rule A cron rule.
 */
export function heldPlacesCron(rule: string) {
  return {
    lapseHeldPlaces: {
      task: ({ strapi }: { strapi: Core.Strapi }) => lapseHeld(strapi, new Date()),
      options: { rule },
    },
  }
}

async function lapseHeld(strapi: Core.Strapi, now: Date): Promise<void> {
  const due: RegistrationRow[] = await strapi.db
    .query(registrationUid)
    .findMany({ where: { state: 'new', heldUntil: { $lte: now } }, orderBy: { id: 'asc' }, limit: 500 })
  for (const registration of due)
    await giveBack(strapi, registration).catch((failure: unknown) => {
      const message = failure instanceof Error ? failure.message : String(failure)
      strapi.log.error(JSON.stringify({ where: 'held-places', id: registration.id, message }))
    })
}

/** Gives back places that are held, unless they are being paid at this moment. */
async function giveBack(strapi: Core.Strapi, { documentId, eventId }: RegistrationRow): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const order = await lockedOrder(trx, documentId)
    const locked = await lockEvent(strapi, trx, eventId ?? '')
    const row = await strapi.db.query(registrationUid).findOne({ where: { documentId } })
    if (row?.state !== 'new') return
    if (order && (await isBeingPaid(trx, order))) return
    await endHeld(strapi, trx, row, order)
    await fillPlaces(strapi, locked)
  })
}

/** The order of a registration, with its customer locked until the transaction ends; null before it is ordered. */
export async function lockedOrder(trx: Knex, documentId: string): Promise<OrderRow | null> {
  const order: OrderRow | undefined = await trx(orderTable)
    .where({ key: `tickets:${documentId}` })
    .first()
  if (order) await lockCustomer(trx, order.customer)
  return order ?? null
}

/** Ends a registration that was not paid, and credits its order: nothing of it is owed. */
export async function endHeld(
  strapi: Core.Strapi,
  trx: Knex,
  { id, documentId }: RegistrationRow,
  order: OrderRow | null,
): Promise<void> {
  const data = { state: 'cancelled', ticketCode: null, heldUntil: null, price: 0 }
  await strapi.db.query(registrationUid).update({ where: { id }, data })
  if (!order) return
  await creditOrder(strapi, trx, {
    ...{ order: order.number, cents: order.total_cents, account },
    reason: invoiceTexts[termsIn(order).language].notPaidInTime,
    key: `tickets:${documentId}`,
  })
}

/** Whether money is on its way, or there already and only not booked on the registration. */
async function isBeingPaid(trx: Knex, { number, customer, total_cents }: OrderRow): Promise<boolean> {
  if ((await owedBy(trx, customer, number)) < total_cents) return true
  const payments: Pick<PaymentRow, 'state'>[] = await trx(paymentTable)
    .where({ order_number: number })
    .select('state')
  return payments.some(({ state }) => isLive(state))
}
