import type { Knex } from 'knex'
import type { EntryRow } from '../../../orders/ledger.ts'
import type { Billing } from '../../../orders/order-input.ts'
import { ledgerTable, type OrderRow, orderTable } from '../../../orders/tables.ts'
import { termsIn } from '../../../orders/terms.ts'
import { dayOf, startOf } from '../../../statistics/dutch-day.ts'
import type { ShownForeignSales } from '../shown.ts'

/** Without VAT. Up to it in a calendar year and in the one before, sales to consumers in other countries of the Union bear the seller's own VAT. */
const thresholdCents = 1_000_000

type Sold = Pick<EntryRow, 'at' | 'cents' | 'vat_cents'> & Pick<OrderRow, 'terms' | 'billing'>

/**
 * What was sold to consumers in other countries of the Union, without VAT, this year and the year before. Tickets don't count: they are taxed where
 * the event is. Whoever names no VAT number is a consumer.
 * @param now Milliseconds since 1970.
 */
export async function foreignSales(rows: Knex, now = Date.now()): Promise<ShownForeignSales> {
  const year = Number(dayOf(now).slice(0, 4))
  const sold: Sold[] = await rows(ledgerTable)
    .join(orderTable, `${orderTable}.number`, `${ledgerTable}.order_number`)
    .whereIn(`${ledgerTable}.kind`, ['sale', 'credit'])
    .where(`${ledgerTable}.at`, '>=', startOf(`${year - 1}-01-01`).getTime())
    .select(
      ...[`${ledgerTable}.at`, `${ledgerTable}.cents`, `${ledgerTable}.vat_cents`],
      ...[`${orderTable}.terms`, `${orderTable}.billing`],
    )
  const sums = new Map([year, year - 1].map((one) => [one, 0]))
  for (const { at, cents, vat_cents: vatCents, terms, billing } of sold) {
    const { isReverseCharged, grants } = termsIn({ terms })
    const { country }: Billing = JSON.parse(billing)
    if (country === 'NL' || isReverseCharged || grants.kind === 'tickets') continue
    const sold = Number(dayOf(Number(at)).slice(0, 4))
    sums.set(sold, (sums.get(sold) ?? 0) + cents - vatCents)
  }
  return { thresholdCents, years: [...sums].map(([year, cents]) => ({ year, cents })) }
}
