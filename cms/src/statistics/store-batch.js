// @ts-check

const { dayOf } = require('./dutch-day.js')
const { noteDays } = require('./due-days.js')

/** Rows of one statement: SQLite and Postgres both limit what a statement may carry. */
const chunkSize = 100

/**
 * Stores a batch in one transaction, once for its id, and each of its events once for its own id. Written past the document service:
 * nothing is announced of these rows, and they have no versions.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {import('./batch.js').StatisticBatch} batch
 * @returns {Promise<{ isNew: boolean, stored: number }>} Not new where the batch was stored before.
 */
async function storeBatch(strapi, { batchId, events, dropped }) {
  return await strapi.db.transaction(async ({ trx }) => {
    const [batch] = await trx('statistic_batches')
      .insert({ batch_id: batchId, event_count: 0, received_at: new Date() })
      .onConflict('batch_id')
      .ignore()
      .returning('id')
    if (!batch) return { isNew: false, stored: 0 }

    await noteDays(
      trx,
      events.map(({ at }) => dayOf(at)),
    )
    const stored = await storeEvents(trx, batchId, events)
    for (const { day, eventType, count } of dropped) await addDropped(trx, { day, eventType, count })
    await trx('statistic_batches').where({ id: batch.id }).update({ event_count: stored })
    return { isNew: true, stored }
  })
}

/**
 * @param {import('knex').Knex.Transaction} trx
 * @param {string} batchId
 * @param {import('./batch.js').StatisticEvent[]} events
 * @returns {Promise<number>} How many were new.
 */
async function storeEvents(trx, batchId, events) {
  // In the order of their ids, so that two batches that share events cannot wait for each other.
  const rows = events.map((event) => rowOf(batchId, event)).sort((a, b) => (a.event_id < b.event_id ? -1 : 1))
  let stored = 0
  for (let start = 0; start < rows.length; start += chunkSize) {
    const chunk = rows.slice(start, start + chunkSize)
    const added = await trx('statistics').insert(chunk).onConflict('event_id').ignore().returning('id')
    stored += added.length
  }
  return stored
}

/** @param {string} batchId @param {import('./batch.js').StatisticEvent} event */
function rowOf(batchId, event) {
  return {
    event_id: event.eventId,
    event_type: event.eventType,
    url: event.url,
    route_name: event.routeName,
    entry_id: event.entryId,
    partner_id: event.partnerId,
    session: event.session,
    language: event.language,
    referrer_host: event.referrerHost,
    device: event.device,
    country: event.country,
    source: event.source,
    medium: event.medium,
    campaign: event.campaign,
    at: event.at,
    batch_id: batchId,
  }
}

/**
 * Adds to what is known to be missing of a day. It stands among the roll-ups, which leave it as it is.
 * @param {import('knex').Knex.Transaction} trx
 * @param {{ day: string, eventType: string, count: number }} dropped
 */
async function addDropped(trx, { day, eventType, count }) {
  await trx('statistic_days')
    .insert({ day, event_type: eventType, dimension: 'dropped', value: '', count, uniques: 0 })
    .onConflict(['dimension', 'event_type', 'day', 'value'])
    .merge({ count: trx.raw('?? + ?', ['statistic_days.count', count]) })
}

module.exports = { storeBatch }
