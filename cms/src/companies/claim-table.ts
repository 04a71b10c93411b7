import type { Core } from '@strapi/strapi'

export const claimTable = 'company_claims'

/**
 * `mailed`: its code waits to be typed. `waiting`: editors decide. A claim is never changed back.
 */
export type ClaimState = 'mailed' | 'waiting' | 'approved' | 'rejected'

/** What somebody says who claims the profile of a company, as stored. Postgres returns times as strings. */
export interface ClaimRow {
  id: number
  /** documentIds. */
  company: string
  account: string
  name: string
  job: string
  /** The address at work. */
  email: string
  /** Whether the address is of the domain of the company's website: a hint for editors, who see no claim before its code was typed. */
  is_of_website: boolean | number
  state: ClaimState
  /** SHA-256 of the id and the code. */
  code_hash: string | null
  /** How many wrong codes were typed. */
  misses: number
  language: string
  /** Milliseconds since 1970. */
  made_at: number | string
  /** When its code was typed. Claims from before every address was asked for one have the moment in which they were made. */
  submitted_at: number | string | null
  decided_at: number | string | null
  /** Why editors refused it. */
  reason: string | null
}

/** Creates the table if it is missing. */
export async function createCompanyClaims(strapi: Core.Strapi): Promise<void> {
  const { schema } = strapi.db.connection
  if (await schema.hasTable(claimTable)) return
  await schema.createTable(claimTable, (columns) => {
    columns.increments('id')
    columns.string('company', 60).notNullable()
    columns.string('account', 60).notNullable().index()
    columns.string('name', 120).notNullable()
    columns.string('job', 120).notNullable()
    columns.string('email', 254).notNullable()
    columns.boolean('is_of_website').notNullable()
    columns.string('state', 20).notNullable().index()
    columns.string('code_hash', 64)
    columns.integer('misses').notNullable().defaultTo(0)
    columns.string('language', 2).notNullable()
    columns.bigInteger('made_at').notNullable()
    columns.bigInteger('submitted_at')
    columns.bigInteger('decided_at')
    columns.text('reason')
  })
}
