// @ts-check

const { daysAfter } = require('../../../statistics/dutch-day.js')
const { allViews, viewTypes } = require('../../../statistics/view-types.js')

/** @typedef {import('@strapi/types').Core.Strapi} Strapi */
/** @typedef {import('./period.js').Period} Period */

/**
 * What each table counts.
 * @type {Record<string, { dimension: string, eventType?: string, kind?: string }>}
 */
const tables = {
  sections: { dimension: 'section', eventType: 'View' },
  articles: { dimension: 'entry', eventType: 'View', kind: 'content' },
  vacancies: { dimension: 'entry', eventType: 'View', kind: 'vacancy' },
  events: { dimension: 'entry', eventType: 'pageview', kind: 'event' },
  companies: { dimension: 'partner', eventType: allViews },
  sources: { dimension: 'source', eventType: allViews },
  campaigns: { dimension: 'campaign', eventType: allViews },
  links: { dimension: 'entry', eventType: 'Marketing', kind: 'link' },
  pages: { dimension: 'route', eventType: allViews },
  devices: { dimension: 'device', eventType: allViews },
  languages: { dimension: 'language', eventType: allViews },
  // Everything that is counted, by its type.
  actions: { dimension: 'total' },
}

/**
 * One row of a table.
 * @typedef {object} Row
 * @property {string} value As it was counted.
 * @property {number} views
 * @property {number} readers Readers of each day, added up: nobody is followed from day to day.
 * @property {number} viewsBefore In the period before.
 */

/**
 * The views of a day.
 * @typedef {object} DayCounts
 * @property {number} views
 * @property {number} readers
 * @property {number} dropped Views among them that are known to have been, and nothing more.
 * @property {number} suspect Views that are not among them: their address sent more than readers do.
 */

/** A row as it is read: Postgres gives its sums as text. @typedef {{ value: string } & Record<'views' | 'readers' | 'before', string | number>} Sums */

/**
 * @param {Strapi} strapi
 * @param {{ name: string, period: Period, most: number }} options
 * @returns {Promise<Row[]>} Most seen first.
 */
async function tableRows(strapi, { name, period, most }) {
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
    .map((/** @type {Sums} */ row) => ({
      value: row.value,
      views: Number(row.views),
      readers: Number(row.readers),
      viewsBefore: Number(row.before),
    }))
    .filter((/** @type {Row} */ { views }) => views > 0)
}

/** @param {import('knex').Knex} connection @param {string} column @param {string} from @param {string} alias */
function sumSince(connection, column, from, alias) {
  return connection.raw('sum(case when day >= ? then ?? else 0 end) as ??', [from, column, alias])
}

/**
 * Page views and readers of every day from the first of the period before up to today, days without any included.
 * @param {Strapi} strapi
 * @param {Period} period
 * @returns {Promise<({ day: string } & DayCounts)[]>}
 */
async function byDay(strapi, { beforeFrom, today }) {
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
  /** @type {Map<string, DayCounts>} */
  const found = new Map()
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

/** @returns {DayCounts} */
function noViews() {
  return { views: 0, readers: 0, dropped: 0, suspect: 0 }
}

/** The last day whose counts were made up with the sample content; null where none were. @param {Strapi} strapi */
async function sampleUntil(strapi) {
  return (await strapi.store({ type: 'plugin', name: 'statistics', key: 'sampleUntil' }).get({})) ?? null
}

module.exports = { byDay, sampleUntil, tableRows, tables }
