import type { Core } from '@strapi/strapi'
import type { OrderRow } from '../orders/tables.ts'
import { termsIn } from '../orders/terms.ts'
import { subscriptionUid } from './subscription.ts'

/** Opens a subscription that waited for the payment of its first order, in the transaction that books it. */
export async function startPaid(strapi: Core.Strapi, order: Pick<OrderRow, 'terms'>): Promise<void> {
  const { grants } = termsIn(order)
  if (grants.kind !== 'subscription') return
  await strapi.db
    .query(subscriptionUid)
    .updateMany({ where: { number: grants.subscription, state: 'new' }, data: { state: 'active' } })
}
