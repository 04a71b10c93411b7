import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { z } from 'zod'
import { validInput } from '../../../access/valid-input.ts'
import { setDeleted } from '../../../privacy/deletion-counts.ts'
import { workerRules } from '../../../privacy/retention-days.ts'

const Counts = z.strictObject({
  data: z
    .array(
      z.strictObject({
        day: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
        rule: z.enum(workerRules),
        count: z.number().int().min(1),
      }),
    )
    .min(1)
    .max(400),
})

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** How much the worker deleted by itself, by day and rule; a later sum of a day replaces the earlier one. */
  async receive(ctx: Context) {
    const { data } = validInput(Counts, ctx.request.body)
    for (const count of data) await setDeleted(strapi, count)
    ctx.status = 204
  },
})
