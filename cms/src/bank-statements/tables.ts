import type { Core } from '@strapi/strapi'
import { makeAddOnly } from '../database/add-only.ts'

export const lineTable = 'statement_lines'
export const bookingTable = 'statement_bookings'

/** A line of a bank statement as stored. Postgres returns times as strings. */
export interface LineRow {
  /** See `StatementLine`. */
  key: string
  /** When the file was read, in milliseconds since 1970. */
  at: number | string
  /** When the bank booked it, such as `2026-12-03`. */
  day: string
  /** Negative where money left the account. */
  cents: number
  end_to_end_id: string | null
  payment_id: string | null
  return_reason: string | null
  name: string
  text: string
}

/** What became of a line, or of part of it: `set-aside` means that it belongs to no order. */
export type BookingKind = 'payment' | 'return' | 'refund' | 'set-aside'

export interface BookingRow {
  line: string
  at: number | string
  /** Who booked it: `panel:` and the id of an editor. */
  account: string
  kind: BookingKind
  /** Null where it is set aside. */
  order_number: number | null
  /** With the sign of its line. A line is done once its bookings sum up to it. */
  cents: number
}

/** Creates missing tables. Lines and bookings are never changed. */
export async function createStatementTables(strapi: Core.Strapi): Promise<void> {
  const rows = strapi.db.connection
  if (!(await rows.schema.hasTable(lineTable)))
    await rows.schema.createTable(lineTable, (columns) => {
      columns.string('key', 64).primary()
      columns.bigInteger('at').notNullable()
      columns.string('day', 10).notNullable()
      columns.bigInteger('cents').notNullable()
      columns.string('end_to_end_id', 35)
      columns.string('payment_id', 35)
      columns.string('return_reason', 35)
      columns.string('name', 300).notNullable()
      columns.string('text', 300).notNullable()
    })
  await makeAddOnly(rows, lineTable, ['key'])
  if (!(await rows.schema.hasTable(bookingTable)))
    await rows.schema.createTable(bookingTable, (columns) => {
      columns.increments('id')
      columns.string('line', 64).notNullable().index()
      columns.bigInteger('at').notNullable()
      columns.string('account', 60).notNullable()
      columns.string('kind', 20).notNullable()
      columns.integer('order_number').index()
      columns.bigInteger('cents').notNullable()
    })
  await makeAddOnly(rows, bookingTable, ['id'])
}
