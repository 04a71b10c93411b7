import type { Core } from '@strapi/strapi'
import type { Billing } from '../../../orders/order-input.ts'
import { type OrderRow, orderTable } from '../../../orders/tables.ts'

/** Of orders whose invoices may have gone to a mailbox, at most so many are looked at, the latest first. */
const mostOrders = 50

/**
 * Finds somebody by their mailbox: an account, also one that never ordered anything, or else the customer whose invoices go there.
 * @returns documentId of the account or the company; null if nobody has it.
 */
export async function findCustomer(strapi: Core.Strapi, email: string): Promise<string | null> {
  const account: { documentId: string } | null = await strapi.db
    .query('plugin::users-permissions.user')
    .findOne({ where: { email } })
  if (account) return account.documentId
  const orders: Pick<OrderRow, 'customer' | 'billing'>[] = await strapi.db
    .connection(orderTable)
    .where('billing', 'like', `%${JSON.stringify(email)}%`)
    .orderBy('number', 'desc')
    .limit(mostOrders)
    .select('customer', 'billing')
  const isSame = ({ billing }: { billing: string }) => (JSON.parse(billing) as Billing).email === email
  // In a pattern, some characters of an address stand for any other.
  return orders.find(isSame)?.customer ?? null
}
