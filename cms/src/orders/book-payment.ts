import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { refusal } from '../access/refusal.ts'
import { grantCredits } from './grant-credits.ts'
import { addEntry, findEntry, lockCompany, owedBy } from './ledger.ts'
import { type OrderRow, orderTable } from './tables.ts'

/** A payment as finance books it. */
interface Payment {
  /** Number of the order. */
  order: number
  /** Negative to correct an earlier booking. */
  cents: number
  /** Where it is found in the bank's statement. */
  note: string
  /** Who books it; see `Entry`. */
  account: string
  /** The same key books it once. */
  key: string
}

/**
 * Adds a payment of an order to the ledger. Its credits are granted once all of it is paid.
 * @throws errors.NotFoundError
 * @throws refusal `wrong-amount` If more would be paid than was owed, or less than nothing.
 */
export async function bookPayment(
  strapi: Core.Strapi,
  { order: number, cents, note, account, key }: Payment,
): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const order: OrderRow | undefined = await trx(orderTable).where({ number }).first()
    if (!order) throw new errors.NotFoundError()
    const { company } = order
    await lockCompany(trx, company)
    if (await findEntry(trx, { kind: 'payment', company, key })) return
    const left = (await owedBy(trx, company, number)) - cents
    if (left < 0 || left > order.total_cents) throw refusal('wrong-amount')
    await addEntry(trx, { kind: 'payment', key, company, account, order: number, cents: -cents, note })
    const granted = await findEntry(trx, { kind: 'grant', company, key: String(number) })
    if (left === 0 && !granted) await grantCredits(trx, order, account)
  })
}
