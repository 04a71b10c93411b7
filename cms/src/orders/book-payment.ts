import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Knex } from 'knex'
import { refusal } from '../access/refusal.ts'
import { deliverIssue } from '../issues/deliver-issue.ts'
import { confirmPaid } from '../registrations/paid.ts'
import { startPaid } from '../subscriptions/start-paid.ts'
import { grantCredits } from './grant-credits.ts'
import { addEntry, findEntry, lockCustomer, owedBy } from './ledger.ts'
import { type OrderRow, orderTable } from './tables.ts'

/** Money that came in for an order, or that came back. */
interface Booking {
  /** Number of the order. */
  order: number
  /** Of a payment, negative to correct an earlier booking; otherwise more than zero. */
  cents: number
  /** Where it is found in the bank's statement. */
  note: string
  /** Who books it; see `Entry`. */
  account: string
  /** The same key books it once. */
  key: string
  /** Whether the money has moved for sure, so that it is booked whatever was owed. */
  hasMoved?: boolean
}

/**
 * Adds a payment of an order to the ledger. Once all of it is paid, its credits are granted, its subscription opens, its tickets are sent, or its
 * issue is delivered.
 * @throws errors.NotFoundError
 * @throws refusal `wrong-amount` If more would be paid than was owed, or less than nothing.
 */
export async function bookPayment(
  strapi: Core.Strapi,
  { order: number, cents, note, account, key, hasMoved = false }: Booking,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const order = await lockedOrder(trx, number)
    const { customer } = order
    if (await findEntry(trx, { kind: 'payment', customer, key })) return
    const left = (await owedBy(trx, customer, number)) - cents
    if (!hasMoved && (left < 0 || left > order.total_cents)) throw refusal('wrong-amount')
    await addEntry(trx, { kind: 'payment', key, customer, account, order: number, cents: -cents, note })
    const granted = await findEntry(trx, { kind: 'grant', customer, key: String(number) })
    if (left <= 0 && !granted) await grantCredits(trx, order, account)
    if (left <= 0) {
      await startPaid(strapi, order)
      await confirmPaid(strapi, trx, order)
      await deliverIssue(strapi, trx, order)
    }
  })
}

/**
 * Adds a payment that came back to the ledger, such as a direct debit that the bank reversed: it is owed again. What the order has given stays.
 * @throws errors.NotFoundError
 * @throws refusal `wrong-amount` If more would come back than was paid.
 */
export async function bookReturn(
  strapi: Core.Strapi,
  { order: number, cents, note, account, key, hasMoved = false }: Booking,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const { customer, total_cents } = await lockedOrder(trx, number)
    if (await findEntry(trx, { kind: 'return', customer, key })) return
    const isTooMuch = cents <= 0 || (await owedBy(trx, customer, number)) + cents > total_cents
    if (!hasMoved && isTooMuch) throw refusal('wrong-amount')
    await addEntry(trx, { kind: 'return', key, customer, account, order: number, cents, note })
  })
}

/** An order, whose customer is locked until the transaction ends. */
async function lockedOrder(trx: Knex, number: number): Promise<OrderRow> {
  const order: OrderRow | undefined = await trx(orderTable).where({ number }).first()
  if (!order) throw new errors.NotFoundError()
  await lockCustomer(trx, order.customer)
  return order
}
