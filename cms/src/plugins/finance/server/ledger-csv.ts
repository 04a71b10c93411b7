import type { Knex } from 'knex'
import { invoiceNumbersIn } from '../../../bank-statements/invoice-numbers.ts'
import { type InvoiceRow, invoiceTable } from '../../../invoices/tables.ts'
import type { EntryRow } from '../../../orders/ledger.ts'
import type { Billing } from '../../../orders/order-input.ts'
import { ledgerTable, type OrderRow, orderTable } from '../../../orders/tables.ts'
import { termsIn } from '../../../orders/terms.ts'
import { dayOf, daysAfter, startOf } from '../../../statistics/dutch-day.ts'
import { type CsvCell, csvOf } from '../../../text/csv.ts'
import { kindNames } from './kind-names.ts'

const headings = [
  'Datum',
  'Boeking',
  'Soort',
  'Bestelling',
  'Factuur of creditnota',
  'Klant',
  'Land',
  'Btw-nummer',
  'Btw-tarief',
  'Btw verlegd',
  'Netto',
  'Btw',
  'Totaal',
  'Kenmerk',
] as const

type Booked = EntryRow & Pick<OrderRow, 'terms' | 'billing'> & { invoice: InvoiceRow['number'] }

/**
 * The ledger of a period for the accountant, oldest first: what was sold and credited with its VAT, and the money. Bookings of credits for vacancies are
 * left out, since they are no money.
 * @param period Dutch days, such as `2026-12-01`; the last one is in it.
 */
export async function ledgerCsv(
  rows: Knex,
  { from, until }: { from: string; until: string },
): Promise<string> {
  const booked: Booked[] = await rows(ledgerTable)
    .join(orderTable, `${orderTable}.number`, `${ledgerTable}.order_number`)
    .join(invoiceTable, `${invoiceTable}.order_number`, `${orderTable}.number`)
    .whereNull(`${invoiceTable}.credit_of`)
    .whereNot(`${ledgerTable}.cents`, 0)
    .where(`${ledgerTable}.at`, '>=', startOf(from).getTime())
    .where(`${ledgerTable}.at`, '<', startOf(daysAfter(until, 1)).getTime())
    .orderBy(`${ledgerTable}.id`)
    .select(
      `${ledgerTable}.*`,
      `${orderTable}.terms`,
      `${orderTable}.billing`,
      `${invoiceTable}.number as invoice`,
    )
  return csvOf(headings, booked.map(lineOf))
}

function lineOf(entry: Booked): CsvCell[] {
  const { vatPercent, isReverseCharged } = termsIn(entry)
  const { name, country, vatId }: Billing = JSON.parse(entry.billing)
  const { cents, vat_cents: vatCents, note } = entry
  const isTaxed = entry.kind === 'sale' || entry.kind === 'credit'
  // The note of a credit names the credit note.
  const document = entry.kind === 'credit' ? invoiceNumbersIn(note ?? '')[0] : entry.invoice
  return [
    dayOf(Number(entry.at)),
    String(entry.id),
    kindNames[entry.kind],
    String(entry.order_number),
    document ?? entry.invoice,
    ...[name, country, vatId],
    isTaxed ? `${vatPercent}%` : null,
    isTaxed ? (isReverseCharged ? 'ja' : 'nee') : null,
    isTaxed ? { cents: cents - vatCents } : null,
    isTaxed ? { cents: vatCents } : null,
    { cents },
    note,
  ]
}
