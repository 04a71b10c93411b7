import type { Knex } from 'knex'
import type { EntryRow } from '../../../orders/ledger.ts'
import { ledgerTable } from '../../../orders/tables.ts'
import { providerIn } from '../../../payments/settings.ts'
import { isStuck, isUnderWay } from '../../../refunds/refund-state.ts'
import { refundable, refundsOf } from '../../../refunds/refunds-of.ts'
import { paidPayments } from '../../../refunds/request-refund.ts'
import type { ShownOrder } from '../shown.ts'

type ShownBack = Pick<ShownOrder, 'refundableCents' | 'refunds' | 'backBy'>

const dayMs = 86_400_000
/** A withdrawal is paid back within two weeks, by law; everything else may as well be. */
const backDays = 14

/**
 * What is to be sent back of orders, and what has been asked of the provider.
 * @param owed Cents that the customer owes, by order.
 */
export async function moneyBack(
  rows: Knex,
  orders: readonly number[],
  owed: ReadonlyMap<number, number>,
): Promise<(order: number) => ShownBack> {
  const refunds = await refundsOf(rows, { orders })
  const isProviderOff = providerIn(process.env) === null
  const payments = isProviderOff ? [] : await paidPayments(rows, orders)
  const since = await owedSince(rows, orders)
  return (order) => {
    const own = refunds.filter((refund) => refund.order_number === order)
    const paid = payments.filter((payment) => payment.order_number === order)
    const owedCents = owed.get(order) ?? 0
    const from = since.get(order)
    return {
      refundableCents: refundable(owedCents, paid, own)?.cents ?? 0,
      refunds: own
        .filter(({ state }) => isUnderWay(state) || state === 'failed')
        .map((refund) => ({
          ...{ key: refund.key, cents: refund.cents, reason: refund.reason },
          hasFailed: refund.state === 'failed',
          stuck: isStuck(refund, { isProviderOff }) ? (isProviderOff ? 'off' : 'slow') : null,
          at: new Date(Number(refund.at)).toISOString(),
        })),
      backBy: owedCents < 0 && from ? new Date(from + backDays * dayMs).toISOString() : null,
    }
  }
}

/** When something of an order was last credited, or paid. */
async function owedSince(rows: Knex, orders: readonly number[]): Promise<Map<number, number>> {
  const last: (Pick<EntryRow, 'order_number'> & { at: number | string })[] = await rows(ledgerTable)
    .whereIn('order_number', orders)
    .whereIn('kind', ['credit', 'payment'])
    .groupBy('order_number')
    .select('order_number')
    .max({ at: 'at' })
  return new Map(last.map(({ order_number, at }) => [order_number, Number(at)]))
}
