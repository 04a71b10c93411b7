import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import type { Invoice } from './invoice.ts'
import { takeInvoiceNumber } from './invoice-number.ts'
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
  const invoice = { ...draft, number: await takeInvoiceNumber(trx, draft.at) }
  const file = await renderInvoice(invoice)
  const row: InvoiceRow = {
    number: invoice.number,
    order_number: invoice.order.number,
    customer,
    at: invoice.at,
    due_at: invoice.dueAt,
    credit_of: null,
    credited_cents: null,
    file,
    sha256: createHash('sha256').update(file).digest('hex'),
  }
  await trx(invoiceTable).insert(row)
  return invoice
}
