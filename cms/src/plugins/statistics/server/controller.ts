import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { z } from 'zod'
import { validInput } from '../../../access/valid-input.ts'
import { sampleUntil } from '../../../statistics/sample.ts'
import { labelled } from './labels.ts'
import { countReadersNow } from './live.ts'
import { type Period, periodOf, periods } from './period.ts'
import { byDay, tableRows, tables } from './reads.ts'

const Days = z.coerce
  .number()
  .refine((days) => periods.includes(days), `days must be one of ${periods.join(', ')}`)
const Overview = z.object({ days: Days })
const Table = z.object({ days: Days, name: z.enum(Object.keys(tables)) })

/** Maximum number of rows per table on the page, and in a file. */
const shownRows = 15
const fileRows = 5000

export function statisticsController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** All data of the page for a period. */
    async overview(ctx: Context) {
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

    /** One table with all its rows, for a file. */
    async table(ctx: Context) {
      const { days, name } = validInput(Table, ctx.query)
      ctx.body = { data: await rowsOf(name, periodOf(days), fileRows) }
    },

    /** Current number of readers. */
    async live(ctx: Context) {
      ctx.body = { data: { live: await countReadersNow(strapi) } }
    },
  }

  async function rowsOf(name: string, period: Period, most: number) {
    return labelled(strapi, await tableRows(strapi, { name, period, most }))
  }
}
