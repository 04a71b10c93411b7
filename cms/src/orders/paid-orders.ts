import type { Knex } from 'knex'
import { ledgerTable } from './tables.ts'

/** Of these orders, those that are paid for, and whose money has not gone back. Nothing else decides what opens by a payment. */
export async function paidOrders(rows: Knex, orders: readonly number[]): Promise<Set<number>> {
  const sums: { order_number: number }[] = await rows(ledgerTable)
    .select('order_number')
    .whereIn('order_number', orders)
    .groupBy('order_number')
    .havingRaw(
      "sum(cents) <= 0 and sum(case when kind in ('payment', 'return', 'refund') then cents else 0 end) < 0",
    )
  return new Set(sums.map(({ order_number }) => order_number))
}
