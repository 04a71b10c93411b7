// @ts-check

const { dayOf, daysAfter, startOf } = require('./dutch-day.js')
const { dueDays } = require('./due-days.js')

const keptDays = 90
/** Rows of one statement, so that nothing waits long for it. */
const chunkSize = 5000

/** The first of the days whose events are kept one by one. */
function firstKeptDay() {
  return daysAfter(dayOf(Date.now()), -keptDays)
}

/** Events from before this come too late: a day later than what may go, so that no day is counted again from half its events. */
function oldestAccepted() {
  return startOf(daysAfter(firstKeptDay(), 1))
}

/**
 * Deletes events and batches of days that have been counted for good.
 * @param {import('@strapi/types').Core.Strapi} strapi
 */
async function forgetOldEvents(strapi) {
  const first = firstKeptDay()
  const [due] = await dueDays(strapi)
  if (due !== undefined && due < first) return
  await deleteBefore(strapi, 'statistics', 'at', startOf(first))
  await deleteBefore(strapi, 'statistic_batches', 'received_at', startOf(first))
}

/** @param {import('@strapi/types').Core.Strapi} strapi @param {string} table @param {string} column @param {Date} instant */
async function deleteBefore(strapi, table, column, instant) {
  const { connection } = strapi.db
  for (;;) {
    const old = connection(table).select('id').where(column, '<', instant).limit(chunkSize)
    if ((await connection(table).whereIn('id', old).delete()) === 0) return
  }
}

module.exports = { forgetOldEvents, oldestAccepted }
