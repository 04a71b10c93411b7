// @ts-check

const { daysAfter } = require('../../../statistics/dutch-day.js')

/** @typedef {import('@strapi/types').Core.Strapi} Strapi */
/** @typedef {import('./period.js').Period} Period */

/**
 * What each table counts.
 * @type {Record<string, { dimension: string, eventType?: string, kind?: string }>}
 */
const tables = {
  sections: { dimension: 'section', eventType: 'pageview' },
  articles: { dimension: 'entry', eventType: 'pageview', kind: 'content' },
  vacancies: { dimension: 'entry', eventType: 'pageview', kind: 'vacancy' },
  events: { dimension: 'entry', eventType: 'pageview', kind: 'event' },
  sources: { dimension: 'source', eventType: 'pageview' },
  campaigns: { dimension: 'campaign', eventType: 'pageview' },
  links: { dimension: 'entry', eventType: 'Marketing', kind: 'link' },
  pages: { dimension: 'route', eventType: 'pageview' },
  devices: { dimension: 'device', eventType: 'pageview' },
  languages: { dimension: 'language', eventType: 'pageview' },
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
 * @returns {Promise<{ day: string, views: number, readers: number, dropped: number }[]>} `dropped`: views among them that are known to
 *   have been, and nothing more.
 */
async function byDay(strapi, { beforeFrom, today }) {
  const rows = await strapi.db
    .connection('statistic_days')
    .select('day', 'dimension', 'count', 'uniques')
    .whereIn('dimension', ['total', 'dropped'])
    .where({ event_type: 'pageview' })
    .whereBetween('day', [beforeFrom, today])
  /** @type {Map<string, { views: number, readers: number, dropped: number }>} */
  const found = new Map()
  for (const { day, dimension, count, uniques } of rows) {
    const sum = found.get(day) ?? { views: 0, readers: 0, dropped: 0 }
    sum.views += count
    sum.readers += uniques
    if (dimension === 'dropped') sum.dropped += count
    found.set(day, sum)
  }
  const days = []
  for (let day = beforeFrom; day <= today; day = daysAfter(day, 1))
    days.push({ day, ...(found.get(day) ?? { views: 0, readers: 0, dropped: 0 }) })
  return days
}

/** The last day whose counts were made up with the sample content; null where none were. @param {Strapi} strapi */
async function sampleUntil(strapi) {
  return (await strapi.store({ type: 'plugin', name: 'statistics', key: 'sampleUntil' }).get({})) ?? null
}

module.exports = { byDay, sampleUntil, tableRows, tables }
