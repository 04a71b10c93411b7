import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { addedDimensions, ofCompany } from './added-dimensions.ts'
import { companiesOf } from './companies.ts'
import { dueDays, takeDay } from './due-days.ts'
import { daysAfter, startOf } from './dutch-day.ts'
import { allViews, viewTypes } from './view-types.ts'

interface Dimension {
  value: string
  from?: string
  bindings?: string[]
}

/** The companies of the day's entries, in a temporary table of this transaction. */
const companyTable = 'statistic_day_companies'

/** Views of a page count for every company in it, what readers do there for the one that it belongs to. */
const countsFor = `c.entry_id = s.entry_id
  and (s.event_type in (${viewTypes.map((type) => `'${type}'`).join(', ')}) or c.company = s.partner_id)`

/**
 * The dimensions a day is counted by. `value` is SQL over the day's events `s`; null excludes an event. Separate counts stay small where
 * every combination wouldn't, and readers can be counted exactly within each.
 */
const dimensions: Record<string, Dimension> = {
  total: { value: "''" },
  route: { value: 's.route_name' },
  entry: { value: 's.entry_id' },
  section: {
    value: 'c.section',
    from: `join (select 'content/' || number as entry_id, max(section) as section from contents
      where number is not null and section is not null group by number) c on c.entry_id = s.entry_id`,
  },
  language: { value: 's.language' },
  device: { value: 's.device' },
  country: { value: 's.country' },
  // Pages opened from one of ours or from an unknown page have none.
  source: { value: 'coalesce(s.source, s.referrer_host)' },
  // Three values in one text: none of them can contain a line break.
  campaign: {
    value: `s.campaign || ? || coalesce(s.source, '') || ? || coalesce(s.medium, '')`,
    bindings: ['\n', '\n'],
  },
  // What brought readers to a vacancy, for its employer.
  'vacancy-source': {
    value: `case when s.event_type = 'View' and s.entry_id like 'vacancy/%'
      then s.entry_id || ? || coalesce(s.source, s.referrer_host) end`,
    bindings: ['\n'],
  },
  partner: { value: "'company/' || c.company", from: `join ${companyTable} c on ${countsFor}` },
}

/** Also counted across all types of views; the others only occur with one type anyway. */
const acrossTypes = Object.entries(dimensions).filter(
  ([name]) => !['entry', 'section', 'vacancy-source'].includes(name),
)

/** The day's events, in a temporary table of this transaction. */
const seen = 'statistic_day_seen'

/** Rows per statement: SQLite and Postgres both limit its parameters. */
const chunkSize = 100

/** Recounts all due days, including today. Safe to run at any time and in several processes. */
export async function rollUpDueDays(strapi: Core.Strapi) {
  for (const day of await dueDays(strapi)) await rollUpDay(strapi, day)
}

/** Replaces a day's counts. */
async function rollUpDay(strapi: Core.Strapi, day: string) {
  await strapi.db.transaction(async ({ trx }) => {
    if (!(await takeDay(trx, day))) return
    const [from, until] = [startOf(day), startOf(daysAfter(day, 1))]
    await trx('statistic_days')
      .where({ day })
      .whereNotIn('dimension', addedDimensions)
      .whereNot((added: Knex.QueryBuilder) =>
        added.where({ event_type: 'Impression' }).whereLike('dimension', ofCompany('%')),
      )
      .delete()
    // Selected once and counted from there: with a million events that takes a third of the time.
    await trx.raw(
      `create temporary table ${seen} as
       select event_type, session, route_name, entry_id, partner_id, language, device, country, referrer_host, source, medium, campaign
       from statistics where at >= ? and at < ? and is_suspect is not true and event_type <> 'Impression'`,
      [from, until],
    )
    await findCompanies(strapi, trx)
    for (const [name, dimension] of Object.entries(dimensions)) await count(trx, day, name, dimension)
    await countForCompanies(trx, day)
    for (const [name, dimension] of acrossTypes) await countViews(trx, day, name, dimension)
    await trx.raw(`drop table ${companyTable}`)
    await trx.raw(`drop table ${seen}`)
    await countSuspect(trx, day, from, until)
  })
}

/** Those that entries belonged to as their events were stored, and those that they name now. */
async function findCompanies(strapi: Core.Strapi, trx: Knex.Transaction) {
  const known: { entry_id: string; partner_id: string | null }[] = await trx(seen)
    .distinct('entry_id', 'partner_id')
    .whereNotNull('entry_id')
  const named = await companiesOf(
    strapi,
    known.map(({ entry_id }) => entry_id),
  )
  const pairs = known.flatMap(({ entry_id, partner_id }) =>
    [...(partner_id ? [partner_id] : []), ...(named.get(entry_id) ?? [])].map((company) => ({
      entry_id,
      company,
    })),
  )
  const rows = [...new Map(pairs.map((pair) => [`${pair.entry_id} ${pair.company}`, pair])).values()]
  await trx.raw(`create temporary table ${companyTable} (entry_id varchar(255), company varchar(255))`)
  for (let start = 0; start < rows.length; start += chunkSize)
    await trx(companyTable).insert(rows.slice(start, start + chunkSize))
}

/** What each company has, by entry: its own figures are read from these. */
async function countForCompanies(trx: Knex.Transaction, day: string) {
  await trx.raw(
    `insert into statistic_days (day, event_type, dimension, value, count, uniques)
     select ?, s.event_type, ? || c.company, s.entry_id, count(*), count(distinct s.session)
     from ${seen} s join ${companyTable} c on ${countsFor} group by s.event_type, c.company, s.entry_id`,
    [day, ofCompany('')],
  )
}

async function count(trx: Knex.Transaction, day: string, name: string, dimension: Dimension) {
  const { value, from = '', bindings = [] } = dimension
  await trx.raw(
    `insert into statistic_days (day, event_type, dimension, value, count, uniques)
     select ?, event_type, ?, value, count(*), count(distinct session)
     from (select s.event_type, s.session, ${value} as value from ${seen} s ${from}) valued
     where value is not null group by event_type, value`,
    [day, name, ...bindings],
  )
}

/** A reader of an article and a list is one reader, so readers of two types can't be added up. */
async function countViews(trx: Knex.Transaction, day: string, name: string, dimension: Dimension) {
  const { value, from = '', bindings = [] } = dimension
  await trx.raw(
    `insert into statistic_days (day, event_type, dimension, value, count, uniques)
     select ?, ?, ?, value, count(*), count(distinct session)
     from (select s.session, ${value} as value from ${seen} s ${from} where s.event_type in (${viewTypes.map(() => '?').join(', ')})) valued
     where value is not null group by value`,
    [day, allViews, name, ...bindings, ...viewTypes],
  )
}

/** Events excluded from all other counts. */
async function countSuspect(trx: Knex.Transaction, day: string, from: Date, until: Date) {
  await trx.raw(
    `insert into statistic_days (day, event_type, dimension, value, count, uniques)
     select ?, event_type, 'suspect', '', count(*), 0
     from statistics where at >= ? and at < ? and is_suspect is true group by event_type`,
    [day, from, until],
  )
}
