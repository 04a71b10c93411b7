import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'

/** Days whose roll-ups are missing or out of date: an event has come for them since. */
const table = 'statistic_due_days'

/** Makes the table where it is missing. */
export async function createDueDays(strapi: Core.Strapi) {
  const { schema } = strapi.db.connection
  if (await schema.hasTable(table)) return
  await schema.createTable(table, (columns) => {
    columns.string('day', 10).primary()
  })
}

/**
 * Notes days, in the transaction that stores their events. A row that is there already is written all the same: that locks it until
 * the events are visible, so that no roll-up takes the row away without having seen them.
 */
export async function noteDays(trx: Knex.Transaction, days: Iterable<string>) {
  // In one order everywhere, so that two batches cannot wait for each other.
  const rows = [...new Set(days)].sort().map((day) => ({ day }))
  if (rows.length > 0) await trx(table).insert(rows).onConflict('day').merge()
}

/**
 * Takes a day off the list, in the transaction that rolls it up.
 * @returns False where another process was faster.
 */
export async function takeDay(trx: Knex.Transaction, day: string): Promise<boolean> {
  return (await trx(table).where({ day }).delete()) > 0
}

/** @returns Oldest first. */
export async function dueDays(strapi: Core.Strapi): Promise<string[]> {
  return strapi.db.connection(table).orderBy('day').pluck('day')
}
