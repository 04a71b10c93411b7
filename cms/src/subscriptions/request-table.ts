import type { Core } from '@strapi/strapi'

export const requestTable = 'subscription_requests'

/** An order of somebody whose mailbox isn't proven yet. Postgres returns times as strings. */
export interface RequestRow {
  id: number
  /** Unique: a form that arrives twice asks once. */
  key: string
  /** SHA-256 of the code in the mail. */
  code_hash: string
  email: string
  /** JSON of `SubscriptionInput`, without the account number. */
  input: string
  /** See `sealed-value.ts`; null without a mandate. */
  iban_sealed: string | null
  /** Address that it came from, for the evidence of a mandate. */
  address: string
  /** Milliseconds since 1970. */
  asked_at: number | string
  /** When its link was used; null before. */
  used_at: number | string | null
}

/** Creates the table if it is missing. */
export async function createSubscriptionRequests(strapi: Core.Strapi): Promise<void> {
  const { schema } = strapi.db.connection
  if (await schema.hasTable(requestTable)) return
  await schema.createTable(requestTable, (columns) => {
    columns.increments('id')
    columns.string('key', 100).notNullable().unique()
    columns.string('code_hash', 64).notNullable().unique()
    columns.string('email', 254).notNullable().index()
    columns.text('input').notNullable()
    columns.string('iban_sealed', 300)
    columns.string('address', 60).notNullable()
    columns.bigInteger('asked_at').notNullable().index()
    columns.bigInteger('used_at')
  })
}
