import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { validInput } from '../../../access/valid-input.ts'
import { isSigned } from '../../../hooks/signature.ts'
import { noteBounce } from '../../../mail/outbox/bounces.ts'
import { mailSettings } from '../../../mail/settings.ts'

/** Where koa-body stores the raw body. */
const unparsed = Symbol.for('unparsedBody')

const Bounce = z.strictObject({
  to: z.string().max(254),
  status: z.string().regex(/^[45]\.\d{1,3}\.\d{1,3}$/),
})

export default ({ strapi }: { strapi: Core.Strapi }) => ({
  /**
   * Accepts a bounce report from the service that receives mail for the bounce domain. Signed with BOUNCE_SECRET, as in decision 004.
   * 204 also for mails that are already deleted; 400 if the address isn't one of ours; 404 without a bounce domain.
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
      throw new errors.ValidationError('to is not one of our addresses')
    ctx.status = 204
  },
})
