import type { Core } from '@strapi/strapi'
import { renameColumn } from '../database/rename-column.ts'
import type { MandateProof } from './mandate-proof.ts'

export const mandateTable = 'mandates'

/** A mandate as stored. Postgres returns times as strings. */
export interface MandateRow {
  /** Unique for our creditor identifier, and never used again. */
  reference: string
  /** documentIds of the customer, and of the account that gave it. */
  customer: string
  account: string
  holder: string
  /** See `sealed-value.ts`. */
  iban_sealed: string
  /** HMAC of the account number, to find it by. */
  iban_search: string
  iban_masked: string
  text_version: string
  proof: MandateProof
  /** JSON of `MandateEvidence`. */
  evidence: string
  signed_at: number | string
  revoked_at: number | string | null
  /** Reference of the mandate that took its place: what it was to collect is collected by that. */
  replaced_by: string | null
}

/** What shows that a mandate was given. */
export interface MandateEvidence {
  /** What was agreed to, word for word. */
  title: string
  text: string
  /** Address that the request came from. */
  address: string
  /** Other proofs, as finance recorded them, oldest first. */
  recorded?: { proof: MandateProof; note: string; account: string; at: string }[]
}

/** Creates the table if it is missing. */
export async function createMandateTable(strapi: Core.Strapi): Promise<void> {
  const rows = strapi.db.connection
  if (await rows.schema.hasTable(mandateTable)) {
    await renameColumn(rows, mandateTable, { from: 'company', to: 'customer' })
    if (!(await rows.schema.hasColumn(mandateTable, 'replaced_by')))
      await rows.schema.alterTable(mandateTable, (columns) => {
        columns.string('replaced_by', 35)
      })
    return
  }
  await rows.schema.createTable(mandateTable, (columns) => {
    columns.string('reference', 35).primary()
    columns.string('customer', 60).notNullable().index()
    columns.string('account', 60).notNullable()
    columns.string('holder', 70).notNullable()
    columns.string('iban_sealed', 300).notNullable()
    columns.string('iban_search', 64).notNullable().index()
    columns.string('iban_masked', 50).notNullable()
    columns.string('text_version', 20).notNullable()
    columns.string('proof', 20).notNullable()
    columns.text('evidence').notNullable()
    columns.bigInteger('signed_at').notNullable()
    columns.bigInteger('revoked_at')
    columns.string('replaced_by', 35)
  })
}
