import type { Knex } from 'knex'
import { type InvoiceRow, invoiceTable } from './tables.ts'

/**
 * The PDF of an invoice.
 * @param company Only if it is this company's.
 */
export async function invoiceFile(rows: Knex, number: string, company?: string): Promise<Buffer | undefined> {
  const where = { number, ...(company === undefined ? {} : { company }) }
  const row: Pick<InvoiceRow, 'file'> | undefined = await rows(invoiceTable).where(where).first('file')
  return row && Buffer.from(row.file)
}
