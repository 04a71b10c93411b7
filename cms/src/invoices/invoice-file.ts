import type { Knex } from 'knex'
import { type InvoiceRow, invoiceTable } from './tables.ts'

/**
 * The PDF of an invoice.
 * @param customer Only if it is this customer's.
 */
export async function invoiceFile(
  rows: Knex,
  number: string,
  customer?: string,
): Promise<Buffer | undefined> {
  const where = { number, ...(customer === undefined ? {} : { customer }) }
  const row: Pick<InvoiceRow, 'file'> | undefined = await rows(invoiceTable).where(where).first('file')
  return row && Buffer.from(row.file)
}
