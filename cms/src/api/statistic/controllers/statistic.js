// @ts-check

const { factories } = require('@strapi/strapi')
const { errors } = require('@strapi/utils')
const { validInput } = require('../../../access/valid-input.js')
const { Batch } = require('../../../statistics/batch.js')
const { storeBatch } = require('../../../statistics/store-batch.js')

const mostBytes = 256 * 1024

module.exports = factories.createCoreController('api::statistic.statistic', ({ strapi }) => ({
  /** Stores what the worker's buffer sends: 201 for a batch that is new, 200 for one that is known, 400 for one that is wrong. */
  async collect(ctx) {
    if (sizeOf(ctx.request) > mostBytes)
      throw new errors.PayloadTooLargeError(`A batch has at most ${mostBytes} bytes`)
    const { data } = validInput(Batch, ctx.request.body)
    const { isNew, stored } = await storeBatch(strapi, data)
    ctx.status = isNew ? 201 : 200
    return { data: { batchId: data.batchId, stored } }
  },
}))

/** Bytes of a request; counted where it was sent in pieces and does not say. @param {import('koa').Request} request */
function sizeOf({ length, body }) {
  return length ?? Buffer.byteLength(JSON.stringify(body ?? null))
}
