import type { Core } from '@strapi/strapi'
import { orderTable } from '../orders/tables.ts'
import { type StartedPayment, startPayment } from '../payments/start-payment.ts'
import { dayOf } from '../statistics/dutch-day.ts'
import { periodKey } from './order-subscription.ts'
import type { SubscriptionRow } from './subscription.ts'

/** Begins the online payment of a subscription that waits for it; null for any other. */
export async function payFirst(
  strapi: Core.Strapi,
  { state, payment, number, startsAt }: SubscriptionRow,
): Promise<StartedPayment | null> {
  if (payment !== 'online' || state !== 'new') return null
  const key = periodKey(number, dayOf(new Date(startsAt)))
  const order: { number: number } | undefined = await strapi.db
    .connection(orderTable)
    .where({ key })
    .first('number')
  return order ? startPayment(strapi, order.number) : null
}
