import type { Core } from '@strapi/strapi'
import { makeAddOnly } from '../database/add-only.ts'
import { renameColumn } from '../database/rename-column.ts'

export const invoiceTable = 'invoices'

/** An invoice as stored. Postgres returns times as strings. */
export interface InvoiceRow {
  /** Such as `2026-00017`. */
  number: string
  order_number: number
  /** documentId. */
  customer: string
  at: number | string
  /** When it is to be paid, or collected. */
  due_at: number | string
  /** The PDF, made once. */
  file: Buffer
  /** Of the file, in hexadecimal. */
  sha256: string
}

/** Creates the table if it is missing. Invoices are never changed. */
export async function createInvoiceTable(strapi: Core.Strapi): Promise<void> {
  const rows = strapi.db.connection
  if (!(await rows.schema.hasTable(invoiceTable)))
    await rows.schema.createTable(invoiceTable, (columns) => {
      columns.string('number', 20).primary()
      columns.integer('order_number').notNullable().unique()
      columns.string('customer', 60).notNullable().index()
      columns.bigInteger('at').notNullable()
      columns.bigInteger('due_at').notNullable()
      columns.binary('file').notNullable()
      columns.string('sha256', 64).notNullable()
    })
  await renameColumn(rows, invoiceTable, { from: 'company', to: 'customer' })
  await makeAddOnly(rows, invoiceTable, ['number', 'order_number'])
}
