import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'

/** Days whose roll-ups are missing or stale, because new events have arrived. */
const table = 'statistic_due_days'

/** Creates the table if it is missing. */
export async function createDueDays(strapi: Core.Strapi) {
  const { schema } = strapi.db.connection
  if (await schema.hasTable(table)) return
  await schema.createTable(table, (columns) => {
    columns.string('day', 10).primary()
  })
}

/**
 * Marks days as due, in the transaction that stores their events. Existing rows are written too: that locks them until the events are
 * visible, so that no roll-up removes the row without having seen them.
 */
export async function noteDays(trx: Knex.Transaction, days: Iterable<string>) {
  // A fixed order everywhere, so that two batches can't deadlock.
  const rows = [...new Set(days)].sort().map((day) => ({ day }))
  if (rows.length > 0) await trx(table).insert(rows).onConflict('day').merge()
}

/**
 * Removes a day from the list, in the transaction that rolls it up.
 * @returns False if another process was faster.
 */
export async function takeDay(trx: Knex.Transaction, day: string): Promise<boolean> {
  return (await trx(table).where({ day }).delete()) > 0
}

/** @returns Oldest first. */
export async function dueDays(strapi: Core.Strapi): Promise<string[]> {
  return strapi.db.connection(table).orderBy('day').pluck('day')
}

/** @returns A query for due days before a day. */
export function dueBefore(connection: Knex, day: string) {
  return connection(table).select('day').where('day', '<', day)
}
