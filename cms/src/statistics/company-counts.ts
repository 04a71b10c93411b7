import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { ofCompany } from './added-dimensions.ts'
import { companiesOf } from './companies.ts'
import { noteDays } from './due-days.ts'
import { dayOf, daysAfter, startOf } from './dutch-day.ts'
import { oldestAccepted } from './retention.ts'
import { viewTypes } from './view-types.ts'

/** Rows per statement: SQLite and Postgres both limit its parameters. */
const chunkSize = 100

/** An entry and a company in it. */
const table = 'statistic_entry_companies'

/**
 * Gives companies the counts from before they had their own, once. Days whose events are still stored are counted again, so that they count for
 * every company that an entry names; of older days, the counts of entries are copied.
 */
export async function addCompanyCounts(strapi: Core.Strapi): Promise<void> {
  const store = strapi.store({ type: 'plugin', name: 'statistics', key: 'companiesCounted' })
  if (await store.get({})) return
  await copyToCompanies(strapi)
  await strapi.db.transaction(async ({ trx }) => {
    const days: string[] = await trx('statistic_days')
      .distinct('day')
      .where('day', '>=', dayOf(oldestAccepted()))
      .pluck('day')
    await noteDays(trx, await withEvents(trx, days))
  })
  await store.set({ value: true })
}

/** Of days, those with stored events: counting another one would find nothing. */
async function withEvents(trx: Knex.Transaction, days: readonly string[]): Promise<string[]> {
  const found = []
  for (const day of days) {
    const [from, until] = [startOf(day), startOf(daysAfter(day, 1))]
    if (await trx('statistics').where('at', '>=', from).where('at', '<', until).first('id')) found.push(day)
  }
  return found
}

/** Copies the counts of entries to the companies that they name now. What is there already stays. */
export async function copyToCompanies(strapi: Core.Strapi): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const counted = () => trx('statistic_days').whereIn('dimension', ['entry', 'listed'])
    const entries: string[] = await counted().distinct('value').pluck('value')
    const pairs = [...(await companiesOf(strapi, entries))].flatMap(([entry_id, companies]) =>
      companies.map((company, index) => ({ entry_id, company, is_first: index === 0 ? 1 : 0 })),
    )
    await trx.raw(
      `create temporary table ${table} (entry_id varchar(255), company varchar(255), is_first integer)`,
    )
    for (let start = 0; start < pairs.length; start += chunkSize)
      await trx(table).insert(pairs.slice(start, start + chunkSize))
    await trx.raw(
      `insert into statistic_days (day, event_type, dimension, value, count, uniques)
       select d.day, d.event_type, ? || c.company, d.value, d.count, d.uniques
       from statistic_days d join ${table} c on c.entry_id = d.value
       where d.dimension in ('entry', 'listed') and (c.is_first = 1 or d.event_type in (?, ?))
       on conflict do nothing`,
      [ofCompany(''), ...viewTypes],
    )
    await trx.raw(`drop table ${table}`)
  })
}
