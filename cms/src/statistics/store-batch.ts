import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import type { AddedDimension } from './added-dimensions.ts'
import type { StatisticBatch, StatisticEvent } from './batch.ts'
import { companiesOf } from './companies.ts'
import { noteDays } from './due-days.ts'
import { dayOf } from './dutch-day.ts'
import { impressionsOf, listedIn } from './impressions.ts'

/** Rows per statement: SQLite and Postgres both limit its parameters. */
const chunkSize = 100

/**
 * Stores a batch in one transaction, once per batch id, and each event once per event id. Bypasses the document service: these rows have no
 * versions and need no events.
 * @returns Not new if the batch was already stored.
 */
export async function storeBatch(
  strapi: Core.Strapi,
  { batchId, events, dropped }: StatisticBatch,
): Promise<{ isNew: boolean; stored: number }> {
  // Before the transaction, so that its locks aren't held while companies are looked up.
  const companies = await companiesOf(strapi, [...events.map(({ entryId }) => entryId), ...listedIn(events)])
  const rows = events.map((event) => rowOf(batchId, event, companies))
  return await strapi.db.transaction(async ({ trx }) => {
    if (!(await isNewBatch(trx, batchId))) return { isNew: false, stored: 0 }

    await noteDays(
      trx,
      events.map(({ at }) => dayOf(at)),
    )
    const stored = await storeEvents(trx, rows)
    const added = [...new Map(events.map((event) => [event.eventId, event])).values()].filter(({ eventId }) =>
      stored.has(eventId),
    )
    for (const counts of impressionsOf(added, companies)) await addToDay(trx, counts)
    for (const counts of dropped) await addToDay(trx, { ...counts, dimension: 'dropped', value: '' })
    await trx('statistic_batches').where({ batch_id: batchId }).update({ event_count: stored.size })
    return { isNew: true, stored: stored.size }
  })
}

/** Stores the batch's id, which identifies repeats. */
export async function isNewBatch(trx: Knex.Transaction, batchId: string) {
  const added = await trx('statistic_batches')
    .insert({ batch_id: batchId, event_count: 0, received_at: new Date() })
    .onConflict('batch_id')
    .ignore()
    .returning('id')
  return added.length > 0
}

/** @returns The ids of those that were new. */
async function storeEvents(trx: Knex.Transaction, rows: ReturnType<typeof rowOf>[]): Promise<Set<string>> {
  // Ordered by id, so that two batches with the same events can't deadlock.
  const ordered = rows.toSorted((a, b) => (a.event_id < b.event_id ? -1 : 1))
  const stored = new Set<string>()
  for (let start = 0; start < ordered.length; start += chunkSize) {
    const chunk = ordered.slice(start, start + chunkSize)
    const added: { event_id: string }[] = await trx('statistics')
      .insert(chunk)
      .onConflict('event_id')
      .ignore()
      .returning('event_id')
    for (const { event_id } of added) stored.add(event_id)
  }
  return stored
}

/** @param companies By the id of an entry. */
function rowOf(batchId: string, event: StatisticEvent, companies: Map<string, string[]>) {
  return {
    event_id: event.eventId,
    event_type: event.eventType,
    url: event.url,
    route_name: event.routeName,
    entry_id: event.entryId,
    partner_id: companies.get(event.entryId ?? '')?.[0] ?? null,
    session: event.session,
    language: event.language,
    referrer_host: event.referrerHost,
    device: event.device,
    country: event.country,
    source: event.source,
    medium: event.medium,
    campaign: event.campaign,
    is_suspect: event.isSuspect,
    at: event.at,
    batch_id: batchId,
  }
}

/** Adds to a count of a day that no event can be counted again for. It's stored among the roll-ups, which leave it alone. */
async function addToDay(
  trx: Knex.Transaction,
  {
    day,
    eventType,
    dimension,
    value,
    count,
  }: { day: string; eventType: string; dimension: AddedDimension; value: string; count: number },
) {
  await trx('statistic_days')
    .insert({ day, event_type: eventType, dimension, value, count, uniques: 0 })
    .onConflict(['dimension', 'event_type', 'day', 'value'])
    .merge({ count: trx.raw('?? + ?', ['statistic_days.count', count]) })
}
