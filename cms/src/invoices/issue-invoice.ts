import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { takeNumber } from '../database/counters.ts'
import { dayOf } from '../statistics/dutch-day.ts'
import type { Invoice } from './invoice.ts'
import { renderInvoice } from './render-invoice.ts'
import { type InvoiceRow, invoiceTable } from './tables.ts'

/**
 * Issues the invoice of an order, in the transaction that places it. Its number follows that of the year's last invoice: where the
 * transaction is rolled back, the next invoice gets it. The PDF is made here and never again.
 * @param customer documentId.
 */
export async function issueInvoice(
  trx: Knex,
  customer: string,
  draft: Omit<Invoice, 'number'>,
): Promise<Invoice> {
  const year = dayOf(draft.at).slice(0, 4)
  const count = await takeNumber(trx, `invoice-${year}`)
  const invoice = { ...draft, number: `${year}-${String(count).padStart(5, '0')}` }
  const file = await renderInvoice(invoice)
  const row: InvoiceRow = {
    number: invoice.number,
    order_number: invoice.order.number,
    customer,
    at: invoice.at,
    due_at: invoice.dueAt,
    file,
    sha256: createHash('sha256').update(file).digest('hex'),
  }
  await trx(invoiceTable).insert(row)
  return invoice
}
