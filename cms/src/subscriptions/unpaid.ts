import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { refusal } from '../access/refusal.ts'
import { openOrders } from '../orders/ledger.ts'
import { type OrderRow, orderTable } from '../orders/tables.ts'
import { termsIn } from '../orders/terms.ts'
import { type SubscriptionRow, subscriptionUid } from './subscription.ts'

/**
 * Refuses an account that read by a subscription which closed because it was not paid: what is owed of it comes first.
 * @param account Its id, and its documentId as a customer.
 * @throws refusal `still-owed`
 */
export async function requireNothingOwed(
  strapi: Core.Strapi,
  trx: Knex,
  { id, documentId: customer }: { id: number; documentId: string },
): Promise<void> {
  const ended: Pick<SubscriptionRow, 'number'>[] = await strapi.db
    .query(subscriptionUid)
    .findMany({ where: { user: id, state: 'ended', endReason: 'unpaid' } })
  if (ended.length === 0) return
  const open = (await openOrders(trx, customer)).map(({ order }) => order)
  const orders: Pick<OrderRow, 'terms'>[] = await trx(orderTable).whereIn('number', open).select('terms')
  const isOwed = orders.some((order) => {
    const { grants } = termsIn(order)
    return grants.kind === 'subscription' && ended.some(({ number }) => number === grants.subscription)
  })
  if (isOwed) throw refusal('still-owed')
}
