import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { refusal } from '../access/refusal.ts'
import { addEntry, findEntry, lockCustomer, owedBy } from './ledger.ts'
import { type OrderRow, orderTable } from './tables.ts'

/** Money that was paid back to a customer. */
interface Refund {
  /** Number of the order. */
  order: number
  cents: number
  /** Where it is found in the bank's statement. */
  note: string
  /** Who books it; see `Entry`. */
  account: string
  /** The same key books it once. */
  key: string
}

/**
 * Adds money that was paid back to the ledger, such as what a credit note left to pay back.
 * @throws errors.NotFoundError
 * @throws refusal `wrong-amount` If that is more than was paid.
 */
export async function bookRefund(
  strapi: Core.Strapi,
  { order: number, cents, note, account, key }: Refund,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const order: OrderRow | undefined = await trx(orderTable).where({ number }).first()
    if (!order) throw new errors.NotFoundError()
    const { customer, total_cents } = order
    await lockCustomer(trx, customer)
    if (await findEntry(trx, { kind: 'refund', customer, key })) return
    if (cents <= 0 || (await owedBy(trx, customer, number)) + cents > total_cents)
      throw refusal('wrong-amount')
    await addEntry(trx, { kind: 'refund', key, customer, account, order: number, cents, note })
  })
}
