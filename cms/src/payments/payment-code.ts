import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { linkToken, openLinkToken } from '../access/link-token.ts'
import { type OrderRow, orderTable } from '../orders/tables.ts'
import { providerIn } from './settings.ts'

/** The code with which anybody sees and pays an order, for as long as it exists. */
export function paymentCode(order: number): string {
  return linkToken('payment-links', String(order))
}

/** The same for mails, where it can be paid online at present; null where it can't. */
export function payableCode(order: number): string | null {
  return providerIn(process.env) ? paymentCode(order) : null
}

/** The order of a code. @throws errors.NotFoundError For a forged one. */
export async function orderByCode(strapi: Core.Strapi, code: string): Promise<OrderRow> {
  const number = openLinkToken('payment-links', code)
  const order: OrderRow | undefined =
    number === null ? undefined : await strapi.db.connection(orderTable).where({ number }).first()
  if (!order) throw new errors.NotFoundError()
  return order
}
