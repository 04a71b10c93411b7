import type { Core } from '@strapi/strapi'
import { makeAddOnly } from '../database/add-only.ts'
import type { Sequence } from './collection-file.ts'

export const batchTable = 'debit_batches'
export const collectionTable = 'debit_collections'
export const droppedTable = 'debit_batches_dropped'

/** A file of direct debits as stored. Postgres returns times as strings. */
export interface BatchRow {
  number: number
  at: number | string
  /** Who made it: `panel:` and the id of an editor. */
  account: string
  /** When accounts are debited, such as `2026-12-03`. */
  day: string
  total_cents: number
  /** The file without account numbers; see `batch-file.ts`. */
  file: string
  /** Of the whole file, in hexadecimal. */
  sha256: string
}

/** One order that a batch collects. */
export interface CollectionRow {
  /** Comes back with a return. */
  end_to_end_id: string
  batch: number
  order_number: number
  mandate: string
  sequence: Sequence
  cents: number
}

/** Creates missing tables. A batch is never changed: one that the bank didn't take is dropped, by a row that says so. */
export async function createDebitTables(strapi: Core.Strapi): Promise<void> {
  const rows = strapi.db.connection
  if (!(await rows.schema.hasTable(batchTable)))
    await rows.schema.createTable(batchTable, (columns) => {
      columns.integer('number').primary()
      columns.bigInteger('at').notNullable()
      columns.string('account', 60).notNullable()
      columns.string('day', 10).notNullable()
      columns.integer('total_cents').notNullable()
      columns.text('file').notNullable()
      columns.string('sha256', 64).notNullable()
    })
  await makeAddOnly(rows, batchTable, ['number'])
  if (!(await rows.schema.hasTable(collectionTable)))
    await rows.schema.createTable(collectionTable, (columns) => {
      columns.string('end_to_end_id', 35).primary()
      columns.integer('batch').notNullable().index()
      columns.integer('order_number').notNullable().index()
      columns.string('mandate', 35).notNullable().index()
      columns.string('sequence', 4).notNullable()
      columns.integer('cents').notNullable()
    })
  await makeAddOnly(rows, collectionTable, ['end_to_end_id'])
  if (!(await rows.schema.hasTable(droppedTable)))
    await rows.schema.createTable(droppedTable, (columns) => {
      columns.integer('batch').primary()
      columns.bigInteger('at').notNullable()
      columns.string('account', 60).notNullable()
    })
  await makeAddOnly(rows, droppedTable, ['batch'])
}
