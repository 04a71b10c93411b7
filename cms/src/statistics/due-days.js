// @ts-check

/** Days whose roll-ups are missing or out of date: an event has come for them since. */
const table = 'statistic_due_days'

/** Makes the table where it is missing. @param {import('@strapi/types').Core.Strapi} strapi */
async function createDueDays(strapi) {
  const { schema } = strapi.db.connection
  if (await schema.hasTable(table)) return
  await schema.createTable(table, (columns) => {
    columns.string('day', 10).primary()
  })
}

/**
 * Notes days, in the transaction that stores their events. A row that is there already is written all the same: that locks it until
 * the events are visible, so that no roll-up takes the row away without having seen them.
 * @param {import('knex').Knex.Transaction} trx
 * @param {Iterable<string>} days
 */
async function noteDays(trx, days) {
  // In one order everywhere, so that two batches cannot wait for each other.
  const rows = [...new Set(days)].sort().map((day) => ({ day }))
  if (rows.length > 0) await trx(table).insert(rows).onConflict('day').merge()
}

/**
 * Takes a day off the list, in the transaction that rolls it up.
 * @param {import('knex').Knex.Transaction} trx
 * @param {string} day
 * @returns {Promise<boolean>} False where another process was faster.
 */
async function takeDay(trx, day) {
  return (await trx(table).where({ day }).delete()) > 0
}

/** @param {import('@strapi/types').Core.Strapi} strapi @returns {Promise<string[]>} Oldest first. */
async function dueDays(strapi) {
  return strapi.db.connection(table).orderBy('day').pluck('day')
}

module.exports = { createDueDays, dueDays, noteDays, takeDay }
