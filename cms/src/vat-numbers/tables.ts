import type { Core } from '@strapi/strapi'
import { makeAddOnly } from '../database/add-only.ts'

export const vatCheckTable = 'vat_checks'

/** What VIES said of the VAT number of an order: the proof that VAT was rightly shifted. */
export interface VatCheckRow {
  id: number
  order_number: number
  vat_id: string
  /** Milliseconds since 1970; SQLite and PostgreSQL differ in how they give it. */
  at: number | string
  outcome: 'valid' | 'invalid' | 'unknown'
  request_id: string | null
  holder: string | null
  reason: string | null
}

/** Orders that finance collects although VIES calls their number invalid. */
export const vatReviewTable = 'vat_reviews'

/** Creates the tables if they are missing. Their rows are never changed: an order that is asked about again gets another. */
export async function createVatChecks(strapi: Core.Strapi): Promise<void> {
  const rows = strapi.db.connection
  if (!(await rows.schema.hasTable(vatCheckTable)))
    await rows.schema.createTable(vatCheckTable, (columns) => {
      columns.increments('id')
      columns.integer('order_number').notNullable().index()
      columns.string('vat_id', 20).notNullable()
      columns.bigInteger('at').notNullable()
      columns.string('outcome', 10).notNullable()
      columns.string('request_id', 400)
      columns.string('holder', 850)
      columns.string('reason', 100)
    })
  await makeAddOnly(rows, vatCheckTable, ['id'])
  if (!(await rows.schema.hasTable(vatReviewTable)))
    await rows.schema.createTable(vatReviewTable, (columns) => {
      columns.integer('order_number').primary()
      columns.bigInteger('at').notNullable()
      // `panel:` and the id of an editor.
      columns.string('account', 60).notNullable()
    })
  await makeAddOnly(rows, vatReviewTable, ['order_number'])
}
