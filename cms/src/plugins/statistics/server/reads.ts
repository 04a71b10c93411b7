import type { Core } from '@strapi/strapi'
import type { Knex } from 'knex'
import { daysAfter } from '../../../statistics/dutch-day.ts'
import { allViews, viewTypes } from '../../../statistics/view-types.ts'
import type { Period } from './period.ts'

type Strapi = Core.Strapi

/** What each table counts. */
export const tables: Record<string, { dimension: string; eventType?: string; kind?: string }> = {
  sections: { dimension: 'section', eventType: 'View' },
  articles: { dimension: 'entry', eventType: 'View', kind: 'content' },
  vacancies: { dimension: 'entry', eventType: 'View', kind: 'vacancy' },
  impressions: { dimension: 'listed', eventType: 'Impression' },
  events: { dimension: 'entry', eventType: 'pageview', kind: 'event' },
  companies: { dimension: 'partner', eventType: allViews },
  sources: { dimension: 'source', eventType: allViews },
  campaigns: { dimension: 'campaign', eventType: allViews },
  links: { dimension: 'entry', eventType: 'Marketing', kind: 'link' },
  pages: { dimension: 'route', eventType: allViews },
  devices: { dimension: 'device', eventType: allViews },
  languages: { dimension: 'language', eventType: allViews },
  // All events, by type.
  actions: { dimension: 'total' },
}

/** One row of a table. */
export interface Row {
  /** As it was counted. */
  value: string
  views: number
  /** Sum of the daily readers: nobody is tracked from day to day. */
  readers: number
  /** In the previous period. */
  viewsBefore: number
}

/** The views of a day. */
export interface DayCounts {
  views: number
  readers: number
  /** How many of these views are only known by number, because their events were dropped. */
  dropped: number
  /** Suspect views that aren't included: their address sent more than readers do. */
  suspect: number
}

/** A row as queried: Postgres returns sums as text. */
type Sums = { value: string } & Record<'views' | 'readers' | 'before', string | number>

/** @returns Most viewed first. */
export async function tableRows(
  strapi: Strapi,
  { name, period, most }: { name: string; period: Period; most: number },
): Promise<Row[]> {
  const { connection } = strapi.db
  const { dimension, eventType, kind } = tables[name] ?? {}
  const value = eventType ? 'value' : 'event_type'
  const query = connection('statistic_days')
    .select({ value })
    .select(sumSince(connection, 'count', period.from, 'views'))
    .select(sumSince(connection, 'uniques', period.from, 'readers'))
    .select(
      connection.raw('sum(case when day <= ? then ?? else 0 end) as ??', [
        period.beforeTo,
        'count',
        'before',
      ]),
    )
    .where({ dimension })
    .whereBetween('day', [period.beforeFrom, period.to])
    .groupBy(value)
    .orderBy([{ column: 'views', order: 'desc' }, { column: value }])
    .limit(most)
  if (eventType) query.where({ event_type: eventType })
  else query.whereNot({ event_type: allViews })
  if (kind) query.whereLike('value', `${kind}/%`)
  const rows = await query
  return rows
    .map((row: Sums) => ({
      value: row.value,
      views: Number(row.views),
      readers: Number(row.readers),
      viewsBefore: Number(row.before),
    }))
    .filter(({ views }: Row) => views > 0)
}

function sumSince(connection: Knex, column: string, from: string, alias: string) {
  return connection.raw('sum(case when day >= ? then ?? else 0 end) as ??', [from, column, alias])
}

/** Page views and readers of every day from the first of the previous period up to today, including days without any. */
export async function byDay(
  strapi: Strapi,
  { beforeFrom, today }: Period,
): Promise<({ day: string } & DayCounts)[]> {
  const rows = await strapi.db
    .connection('statistic_days')
    .select('day', 'dimension', 'count', 'uniques')
    .whereBetween('day', [beforeFrom, today])
    .where((either) =>
      either
        .where({ dimension: 'total', event_type: allViews })
        .orWhere((missing) =>
          missing.whereIn('dimension', ['dropped', 'suspect']).whereIn('event_type', viewTypes),
        ),
    )
  const found = new Map<string, DayCounts>()
  for (const { day, dimension, count, uniques } of rows) {
    const sum = found.get(day) ?? noViews()
    if (dimension === 'suspect') sum.suspect += count
    else sum.views += count
    if (dimension === 'dropped') sum.dropped += count
    sum.readers += uniques
    found.set(day, sum)
  }
  const days = []
  for (let day = beforeFrom; day <= today; day = daysAfter(day, 1))
    days.push({ day, ...(found.get(day) ?? noViews()) })
  return days
}

function noViews(): DayCounts {
  return { views: 0, readers: 0, dropped: 0, suspect: 0 }
}
