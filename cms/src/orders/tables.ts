import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Knex } from 'knex'
import { makeAddOnly } from '../database/add-only.ts'
import { renameColumn } from '../database/rename-column.ts'
import type { OrderInput } from './order-input.ts'

export const orderTable = 'orders'
export const ledgerTable = 'ledger_entries'

/** An order as stored. Postgres returns times as strings. */
export interface OrderRow {
  number: number
  /** `customer:key` */
  key: string
  at: number | string
  /** documentIds of the customer (a company, or the account of a person), and of the account that ordered. */
  customer: string
  account: string
  payment: OrderInput['payment']['kind']
  /** Reference of the mandate; null where the customer pays. */
  mandate: string | null
  reference: string | null
  /** JSON of `OrderTerms`. */
  terms: string
  /** JSON of `Billing`. */
  billing: string
  total_cents: number
}

/** Who an order is for: documentId of a company, or of a person's account. */
export async function customerOf(rows: Knex, order: number): Promise<string> {
  const row: Pick<OrderRow, 'customer'> | undefined = await rows(orderTable)
    .where({ number: order })
    .first('customer')
  if (!row) throw new errors.NotFoundError()
  return row.customer
}

/** Creates missing tables. Orders and the ledger are never changed: what happens to an order is another entry. */
export async function createOrderTables(strapi: Core.Strapi): Promise<void> {
  const rows = strapi.db.connection
  if (!(await rows.schema.hasTable(orderTable)))
    await rows.schema.createTable(orderTable, (columns) => {
      columns.integer('number').primary()
      // `customer:key`: one order, however often its form arrives.
      columns.string('key', 200).notNullable().unique()
      columns.bigInteger('at').notNullable()
      // documentIds of the customer, and of the account that ordered.
      columns.string('customer', 60).notNullable().index()
      columns.string('account', 60).notNullable().index()
      columns.string('payment', 20).notNullable()
      // Reference of the mandate; null where the customer pays.
      columns.string('mandate', 35)
      columns.string('reference', 100)
      columns.text('terms').notNullable()
      columns.text('billing').notNullable()
      columns.integer('total_cents').notNullable()
    })
  await renameColumn(rows, orderTable, { from: 'company', to: 'customer' })
  await makeAddOnly(rows, orderTable, ['number', 'key'])
  if (!(await rows.schema.hasTable(ledgerTable)))
    await rows.schema.createTable(ledgerTable, (columns) => {
      columns.increments('id')
      columns.string('key', 200).notNullable().unique()
      columns.bigInteger('at').notNullable()
      columns.string('customer', 60).notNullable()
      columns.string('account', 60).notNullable()
      columns.integer('order_number').notNullable().index()
      columns.string('kind', 20).notNullable()
      columns.integer('cents').notNullable()
      columns.integer('vat_cents').notNullable()
      columns.integer('credits').notNullable()
      columns.bigInteger('expires_at')
      columns.string('vacancy', 60).index()
      columns.string('note', 200)
      columns.index(['customer', 'expires_at'])
    })
  await renameColumn(rows, ledgerTable, { from: 'company', to: 'customer' })
  await makeAddOnly(rows, ledgerTable, ['id', 'key'])
}
