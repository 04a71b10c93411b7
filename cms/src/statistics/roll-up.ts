import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { dueDays, takeDay } from './due-days.ts'
import { daysAfter, startOf } from './dutch-day.ts'
import { allViews, viewTypes } from './view-types.ts'

interface Dimension {
  value: string
  from?: string
  bindings?: string[]
}

/**
 * What a day is counted by. `value` is SQL over the day's events `s`; those for which it is null have no place in it. Separate counts
 * stay small where every combination would not, and readers can be told apart within each.
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
  // Pages that were opened from one of ours, or from nowhere that is known, have none.
  source: { value: 'coalesce(s.source, s.referrer_host)' },
  // Three things in one text: none of them can hold a line break.
  campaign: {
    value: `s.campaign || ? || coalesce(s.source, '') || ? || coalesce(s.medium, '')`,
    bindings: ['\n', '\n'],
  },
  // The company to which a page belongs.
  partner: { value: "'company/' || s.partner_id" },
}

/** Counted of views of every type together too: what is counted by one thing that is looked at has one type already. */
const acrossTypes = Object.entries(dimensions).filter(([name]) => name !== 'entry' && name !== 'section')

/** The events of the day that is counted, in a table that only this transaction sees. */
const seen = 'statistic_day_seen'

/**
 * Counts the days again for which something has come, today among them. Safe to run at any time and by several processes.
 */
export async function rollUpDueDays(strapi: Core.Strapi) {
  for (const day of await dueDays(strapi)) await rollUpDay(strapi, day)
}

/** Puts a day's counts in place of those it had. */
async function rollUpDay(strapi: Core.Strapi, day: string) {
  await strapi.db.transaction(async ({ trx }) => {
    if (!(await takeDay(trx, day))) return
    const [from, until] = [startOf(day), startOf(daysAfter(day, 1))]
    await trx('statistic_days').where({ day }).whereNot({ dimension: 'dropped' }).delete()
    // Looked up once and counted from there: among a million events that takes a third of the time.
    await trx.raw(
      `create temporary table ${seen} as
       select event_type, session, route_name, entry_id, partner_id, language, device, country, referrer_host, source, medium, campaign
       from statistics where at >= ? and at < ? and is_suspect is not true`,
      [from, until],
    )
    for (const [name, dimension] of Object.entries(dimensions)) await count(trx, day, name, dimension)
    for (const [name, dimension] of acrossTypes) await countViews(trx, day, name, dimension)
    await trx.raw(`drop table ${seen}`)
    await countSuspect(trx, day, from, until)
  })
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

/** Who saw an article and a list is one reader of both, so readers of two types cannot be added up. */
async function countViews(trx: Knex.Transaction, day: string, name: string, dimension: Dimension) {
  const { value, bindings = [] } = dimension
  await trx.raw(
    `insert into statistic_days (day, event_type, dimension, value, count, uniques)
     select ?, ?, ?, value, count(*), count(distinct session)
     from (select s.session, ${value} as value from ${seen} s where s.event_type in (${viewTypes.map(() => '?').join(', ')})) valued
     where value is not null group by value`,
    [day, allViews, name, ...bindings, ...viewTypes],
  )
}

/** What was left out of every other count. */
async function countSuspect(trx: Knex.Transaction, day: string, from: Date, until: Date) {
  await trx.raw(
    `insert into statistic_days (day, event_type, dimension, value, count, uniques)
     select ?, event_type, 'suspect', '', count(*), 0
     from statistics where at >= ? and at < ? and is_suspect is true group by event_type`,
    [day, from, until],
  )
}
