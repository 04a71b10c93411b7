import { factories } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Request } from 'koa'
import { validInput } from '../../../access/valid-input.ts'
import { Batch } from '../../../statistics/batch.ts'
import { storeBatch } from '../../../statistics/store-batch.ts'

const maxBytes = 256 * 1024

export default factories.createCoreController('api::statistic.statistic', ({ strapi }) => ({
  /** Stores a batch from the worker's buffer: 201 for a new batch, 200 for a known one, 400 for an invalid one. */
  async collect(ctx) {
    if (sizeOf(ctx.request) > maxBytes)
      throw new errors.PayloadTooLargeError(`A batch has at most ${maxBytes} bytes`)
    const { data } = validInput(Batch, ctx.request.body)
    const { isNew, stored } = await storeBatch(strapi, data)
    ctx.status = isNew ? 201 : 200
    return { data: { batchId: data.batchId, stored } }
  },
}))

/** Size of a request in bytes; counted if a chunked request doesn't state it. */
function sizeOf({ length, body }: Request) {
  return length ?? Buffer.byteLength(JSON.stringify(body ?? null))
}
