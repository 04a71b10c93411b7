import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { validInput } from '../../../access/valid-input.ts'
import { isSigned } from '../../../hooks/signature.ts'
import { noteBounce } from '../../../mail/outbox/bounces.ts'
import { mailSettings } from '../../../mail/settings.ts'

/** Where koa-body leaves the text as it came. */
const unparsed = Symbol.for('unparsedBody')

const Bounce = z.strictObject({
  to: z.string().max(254),
  status: z.string().regex(/^[45]\.\d{1,3}\.\d{1,3}$/),
})

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Takes news of a mail that came back, from whatever receives the mail of the bounce domain. Signed as decision 004 has it, with BOUNCE_SECRET.
   * 204 also for mails that are forgotten by now; 400 for an address that is none of ours, 404 while no bounce domain is set.
   */
  async note(ctx: Context) {
    const { bounces } = mailSettings()
    if (!bounces) throw new errors.NotFoundError()
    const body: unknown = ctx.request.body
    const message = {
      timestamp: ctx.get('x-schakel-timestamp'),
      signature: ctx.get('x-schakel-signature'),
      body: String(Reflect.get(Object(body), unparsed) ?? ''),
    }
    if (!isSigned(bounces.secret, message)) throw new errors.UnauthorizedError()
    if (!(await noteBounce(strapi, bounces.secret, validInput(Bounce, body))))
      throw new errors.ValidationError('to is no address of ours')
    ctx.status = 204
  },
})
