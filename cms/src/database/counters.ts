import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'

const table = 'counters'
const valueColumn = `${table}.value`

/** Creates the table of counters if it is missing. */
export async function createCounters(strapi: Core.Strapi): Promise<void> {
  const { schema } = strapi.db.connection
  if (await schema.hasTable(table)) return
  await schema.createTable(table, (columns) => {
    columns.string('name', 40).primary()
    columns.integer('value').notNullable()
  })
}

/**
 * The next number of a counter, from 1. Others wait for it until the transaction ends, and get the same number if that is rolled back: what
 * is committed has no gaps.
 */
export async function takeNumber(trx: Knex, name: string): Promise<number> {
  // One statement, so that two at the same moment get two numbers, on SQLite and on Postgres.
  const [row] = await trx(table)
    .insert({ name, value: 1 })
    .onConflict('name')
    .merge({ value: trx.raw('?? + 1', [valueColumn]) })
    .returning('value')
  return row.value
}

/** Moves a counter to a number that was given elsewhere, unless it is beyond that. */
export async function reachNumber(trx: Knex, name: string, number: number): Promise<void> {
  const larger = trx.raw('case when ?? < ? then ? else ?? end', [valueColumn, number, number, valueColumn])
  await trx(table).insert({ name, value: number }).onConflict('name').merge({ value: larger })
}
