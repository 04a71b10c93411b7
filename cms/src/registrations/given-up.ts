import type { Core } from '@strapi/strapi'
import { ledgerTable } from '../orders/tables.ts'
import { type RegistrationRow, registrationUid } from './registration.ts'

/** Numbers of orders whose tickets were given up, or whose event was called off, and of which nothing is credited: finance decides what is paid back. */
export async function givenUpOrders(strapi: Core.Strapi): Promise<Set<number>> {
  const cancelled: Pick<RegistrationRow, 'orderNumber'>[] = await strapi.db.query(registrationUid).findMany({
    where: {
      orderNumber: { $notNull: true },
      $or: [{ state: 'cancelled' }, { told: { $startsWith: 'cancelled:' } }],
    },
    select: ['orderNumber'],
  })
  const orders = cancelled.flatMap(({ orderNumber }) => orderNumber ?? [])
  const credited: { order_number: number }[] = await strapi.db
    .connection(ledgerTable)
    .whereIn('order_number', orders)
    .where({ kind: 'credit' })
    .select('order_number')
  const settled = new Set(credited.map(({ order_number }) => order_number))
  return new Set(orders.filter((order) => !settled.has(order)))
}
