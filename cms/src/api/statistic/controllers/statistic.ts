import { factories } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Request } from 'koa'
import { validInput } from '../../../access/valid-input.ts'
import { Batch } from '../../../statistics/batch.ts'
import { storeBatch } from '../../../statistics/store-batch.ts'

const mostBytes = 256 * 1024

export default factories.createCoreController('api::statistic.statistic', ({ strapi }) => ({
  /**
   * Stores what the worker's buffer sends: 201 for a batch that is new, 200 for one that is known, 400 for one that is wrong.
   */
  async collect(ctx) {
    if (sizeOf(ctx.request) > mostBytes)
      throw new errors.PayloadTooLargeError(`A batch has at most ${mostBytes} bytes`)
    const { data } = validInput(Batch, ctx.request.body)
    const { isNew, stored } = await storeBatch(strapi, data)
    ctx.status = isNew ? 201 : 200
    return { data: { batchId: data.batchId, stored } }
  },
}))

/** Bytes of a request; counted where it was sent in pieces and does not say. */
function sizeOf({ length, body }: Request) {
  return length ?? Buffer.byteLength(JSON.stringify(body ?? null))
}
