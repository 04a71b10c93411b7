import type { Core } from '@strapi/strapi'
import { isTrusted } from './credit-limit.ts'
import { grantCredits } from './grant-credits.ts'
import { findEntry, lockCustomer, openOrders } from './ledger.ts'
import { type OrderRow, orderTable } from './tables.ts'

/**
 * Grants the credits of a customer's unpaid orders once editors know whom they deal with, within the same limit as where an order is placed. They
 * come once, as those of an order that is paid. Joins the transaction that it is called in.
 */
export async function grantWaiting(strapi: Core.Strapi, customer: string): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    if ((await openOrders(trx, customer)).length === 0) return
    await lockCustomer(trx, customer)
    if (!(await isTrusted(strapi, trx, customer))) return
    for (const { order: number } of await openOrders(trx, customer)) {
      const order: OrderRow | undefined = await trx(orderTable).where({ number }).first()
      // Who pays online has paid in a minute, or not at all.
      if (!order || order.payment === 'online') continue
      const granted = await findEntry(trx, { kind: 'grant', customer, key: String(number) })
      if (!granted) await grantCredits(trx, order, order.account)
    }
  })
}
