import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { makeAddOnly } from '../database/add-only.ts'
import { isPostgres } from '../database/is-postgres.ts'
import { renameColumn } from '../database/rename-column.ts'

export const invoiceTable = 'invoices'

/** An invoice or a credit note as stored: they have one series of numbers. Postgres returns times as strings. */
export interface InvoiceRow {
  /** Such as `2026-00017`. */
  number: string
  order_number: number
  /** documentId. */
  customer: string
  at: number | string
  /** When it is to be paid, or collected. */
  due_at: number | string
  /** Number of the invoice that a credit note corrects, and how much it credits, with VAT; null for an invoice. */
  credit_of: string | null
  credited_cents: number | null
  /** The PDF, made once. */
  file: Buffer
  /** Of the file, in hexadecimal. */
  sha256: string
}

/** Creates the table if it is missing. Invoices are never changed; an order has one, and any number of credit notes. */
export async function createInvoiceTable(strapi: Core.Strapi): Promise<void> {
  const rows = strapi.db.connection
  if (!(await rows.schema.hasTable(invoiceTable)))
    await rows.schema.createTable(invoiceTable, (columns) => {
      columns.string('number', 20).primary()
      columns.integer('order_number').notNullable().index()
      columns.string('customer', 60).notNullable().index()
      columns.bigInteger('at').notNullable()
      columns.bigInteger('due_at').notNullable()
      columns.string('credit_of', 20)
      columns.integer('credited_cents')
      columns.binary('file').notNullable()
      columns.string('sha256', 64).notNullable()
    })
  await renameColumn(rows, invoiceTable, { from: 'company', to: 'customer' })
  await admitCreditNotes(rows)
  await rows.raw(
    `CREATE UNIQUE INDEX IF NOT EXISTS invoices_one_of_order ON ${invoiceTable} (order_number) WHERE credit_of IS NULL`,
  )
  await makeAddOnly(rows, invoiceTable, ['number', { column: 'order_number', whereNull: 'credit_of' }])
}

/** Changes a table of an earlier version, which had one row for an order. */
async function admitCreditNotes(rows: Knex): Promise<void> {
  if (await rows.schema.hasColumn(invoiceTable, 'credit_of')) return
  await rows.schema.alterTable(invoiceTable, (columns) => {
    columns.dropUnique(['order_number'])
    columns.index('order_number')
    columns.string('credit_of', 20)
    columns.integer('credited_cents')
  })
  // It is made again, for what is unique now.
  await rows.raw(
    `DROP TRIGGER IF EXISTS ${invoiceTable}_no_replace${isPostgres(rows) ? ` ON ${invoiceTable}` : ''}`,
  )
}
