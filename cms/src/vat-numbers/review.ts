import type { Knex } from 'knex'
import { vatChecksOf } from './check-vat-numbers.ts'
import { vatReviewTable } from './tables.ts'

/** Of these orders, those whose VAT was shifted to a number that VIES calls invalid, and that finance hasn't let pass. */
export async function doubtedOrders(rows: Knex, orders: readonly number[]): Promise<Set<number>> {
  const reviewed: { order_number: number }[] = await rows(vatReviewTable).whereIn('order_number', orders)
  const passed = new Set(reviewed.map(({ order_number }) => order_number))
  const checks = await vatChecksOf(rows, orders)
  return new Set(
    [...checks].flatMap(([order, { outcome }]) =>
      outcome === 'invalid' && !passed.has(order) ? [order] : [],
    ),
  )
}

/** Finance has looked at the VAT number of an order, and collects it as it is. @param account `panel:` and the id of an editor. */
export async function passVatNumber(rows: Knex, order: number, account: string): Promise<void> {
  if (await rows(vatReviewTable).where({ order_number: order }).first()) return
  await rows(vatReviewTable).insert({ order_number: order, at: Date.now(), account })
}
