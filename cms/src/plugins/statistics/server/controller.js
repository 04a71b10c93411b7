// @ts-check

const { z } = require('zod')
const { validInput } = require('../../../access/valid-input.js')
const { labelled } = require('./labels.js')
const { countReadersNow } = require('./live.js')
const { periodOf, periods } = require('./period.js')
const { byDay, sampleUntil, tables, tableRows } = require('./reads.js')

const Days = z.coerce
  .number()
  .refine((days) => periods.includes(days), `days must be one of ${periods.join(', ')}`)
const Overview = z.object({ days: Days })
const Table = z.object({ days: Days, name: z.enum(Object.keys(tables)) })

/** Rows that the page shows of each table, and that a file may have. */
const shownRows = 15
const fileRows = 5000

/** @param {{ strapi: import('@strapi/types').Core.Strapi }} context */
function statisticsController({ strapi }) {
  return {
    /** Everything that the page shows of a period. @param {import('koa').Context} ctx */
    async overview(ctx) {
      const period = periodOf(validInput(Overview, ctx.query).days)
      const read = Object.keys(tables).map(async (name) => [name, await rowsOf(name, period, shownRows)])
      const [days, live, sample, ...rows] = await Promise.all([
        byDay(strapi, period),
        countReadersNow(strapi),
        sampleUntil(strapi),
        ...read,
      ])
      ctx.body = { data: { period, days, live, sampleUntil: sample, tables: Object.fromEntries(rows) } }
    },

    /** One table with all its rows, for a file. @param {import('koa').Context} ctx */
    async table(ctx) {
      const { days, name } = validInput(Table, ctx.query)
      ctx.body = { data: await rowsOf(name, periodOf(days), fileRows) }
    },

    /** How many readers there are at this moment. @param {import('koa').Context} ctx */
    async live(ctx) {
      ctx.body = { data: { live: await countReadersNow(strapi) } }
    },
  }

  /** @param {string} name @param {import('./period.js').Period} period @param {number} most */
  async function rowsOf(name, period, most) {
    return labelled(strapi, await tableRows(strapi, { name, period, most }))
  }
}

module.exports = { statisticsController }
