import type { Knex } from 'knex'
import { addEntry, findEntry } from '../orders/ledger.ts'
import type { OrderRow } from '../orders/tables.ts'
import { askAgainIn } from '../payments/payment-state.ts'
import type { PaymentProvider, ToldPayment } from '../payments/provider.ts'
import { handKey } from './end-refund.ts'
import { recordStep } from './record-step.ts'
import { isUnderWay } from './refund-state.ts'
import { refundsOf } from './refunds-of.ts'

interface Told {
  provider: Pick<PaymentProvider, 'name'>
  told: ToldPayment
  /** Key of the payment. */
  payment: string
  /** Begins the notes of its entries. */
  note: string
  /** Who adds entries for refunds that nobody asked for here. */
  account: string
}

/**
 * Records what the provider tells of the refunds of a payment, also of those that were made in its dashboard. What has arrived is added to the ledger once,
 * and taken from it again where a bank sent it back. In a transaction that holds the customer's lock.
 */
export async function settleRefunds(
  trx: Knex,
  { number: order, customer }: OrderRow,
  { provider, told, payment, note, account }: Told,
): Promise<void> {
  const asked = new Map((await refundsOf(trx, { payment })).map((refund) => [refund.key, refund]))
  for (const { id, key, cents, state } of told.refunds) {
    const ours = key === null ? undefined : asked.get(key)
    if (ours) await recordStep(trx, { refund: ours.key, state, providerId: id })
    const entry = { kind: 'refund', customer, key: `${provider.name}:${id}` } as const
    const about = { account: ours?.account ?? account, order }
    const isBooked =
      Boolean(await findEntry(trx, entry)) ||
      (ours && Boolean(await findEntry(trx, { ...entry, key: handKey(ours.key) })))
    if (state === 'refunded' && !isBooked)
      await addEntry(trx, { ...entry, ...about, cents, note: `${note} ${id}` })
    const undone = { ...entry, key: `${entry.key}:failed` }
    if (state === 'failed' && isBooked && !(await findEntry(trx, undone)))
      await addEntry(trx, { ...undone, ...about, cents: -cents, note: `${note} ${id} failed` })
  }
}

/** When to ask the provider about refunds of a payment that are under way. @returns Milliseconds from now; null where none are. */
export async function refundAskIn(rows: Knex, payment: string, now: number): Promise<number | null> {
  const first = (await refundsOf(rows, { payment })).find(({ state }) => isUnderWay(state))
  return first ? askAgainIn('pending', now - Number(first.at)) : null
}
