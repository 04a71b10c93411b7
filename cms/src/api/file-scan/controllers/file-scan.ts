import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { ScannerError } from '../../../files/clamav.ts'
import { scanMessageIn } from '../../../files/scan-message.ts'
import { scannerIn, scanSentFile } from '../../../files/scan-sent-file.ts'

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /** Scans a reader's file, which the worker sends as the body, for viruses. Nothing is stored here. */
  async scan(ctx: Context) {
    const secret = process.env.HOOK_SECRET
    const signed = {
      message: ctx.get('x-schakel-message'),
      timestamp: ctx.get('x-schakel-timestamp'),
      signature: ctx.get('x-schakel-signature'),
    }
    const message = secret ? scanMessageIn(signed, secret) : null
    if (!message) throw new errors.ForbiddenError('Not signed by the worker')
    const scanner = scannerIn(process.env)
    if (!scanner) return unavailable(ctx, 'No scanner is configured: CLAMAV_HOST')
    try {
      const { verdict } = await scanSentFile(scanner, message, ctx.req)
      return { data: { id: message.id, verdict } }
    } catch (failure) {
      if (!(failure instanceof ScannerError)) throw failure
      strapi.log.error(JSON.stringify({ where: 'file-scan', id: message.id, failure: failure.message }))
      return unavailable(ctx, 'The scanner did not answer')
    }
  },
})

function unavailable(ctx: Context, message: string) {
  ctx.status = 503
  return { data: null, error: { status: 503, name: 'ScannerError', message, details: {} } }
}
