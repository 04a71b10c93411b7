import type { Core } from '@strapi/strapi'
import { type InvoiceRow, invoiceTable } from '../invoices/tables.ts'

/** The number of an order's invoice: what customers find on their statement, and mention. */
export async function invoiceOf(strapi: Core.Strapi, order: number): Promise<string> {
  const row: Pick<InvoiceRow, 'number'> | undefined = await strapi.db
    .connection(invoiceTable)
    .where({ order_number: order, credit_of: null })
    .first('number')
  return row?.number ?? String(order)
}
