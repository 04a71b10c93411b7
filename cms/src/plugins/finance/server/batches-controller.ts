import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { refusal } from '../../../access/refusal.ts'
import { validInput } from '../../../access/valid-input.ts'
import { batchFile } from '../../../direct-debits/batch-file.ts'
import { batchId, dropBatch, makeBatch } from '../../../direct-debits/make-batch.ts'
import { directDebitIn } from '../../../mandates/direct-debit.ts'
import { shownCollecting } from './collecting.ts'

const Batch = z.object({ number: z.coerce.number().int().positive() })
const Day = z.strictObject({ day: z.iso.date() })

export function batchesController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** What can be collected, and the batches that were made. */
    async list(ctx: Context) {
      ctx.body = { data: await shownCollecting(strapi) }
    },

    /** Makes a batch of what is due on a day. */
    async make(ctx: Context) {
      const { day } = validInput(Day, ctx.request.body)
      ctx.body = { data: { number: await makeBatch(strapi, { day, account: accountOf(ctx) }) } }
    },

    /** The file of a batch, for the bank. */
    async file(ctx: Context) {
      const { number: batch } = validInput(Batch, ctx.params)
      const debit = directDebitIn(process.env)
      if (!debit) throw refusal('no-direct-debit')
      const file = await batchFile(strapi, { batch, ring: debit.ring, account: accountOf(ctx) })
      if (file === null) throw new errors.NotFoundError()
      ctx.set('Cache-Control', 'no-store')
      ctx.attachment(`${batchId(batch)}.xml`)
      ctx.type = 'application/xml'
      ctx.body = file
    },

    /** Drops a batch that the bank didn't take. */
    async drop(ctx: Context) {
      const { number: batch } = validInput(Batch, ctx.params)
      await dropBatch(strapi, { batch, account: accountOf(ctx) })
      ctx.status = 204
    },
  }
}

function accountOf(ctx: Context): string {
  return `panel:${ctx.state.user.id}`
}
