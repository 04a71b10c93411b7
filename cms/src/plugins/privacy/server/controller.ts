import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { z } from 'zod'
import { emailAddress, validInput } from '../../../access/valid-input.ts'
import { deleteFor, exportFor, lookUp } from '../../../privacy/person-requests.ts'
import { doneRequests } from '../../../privacy/request-log.ts'

const Asked = z.strictObject({ email: emailAddress })

/** For somebody who asks for their data: the address is in the body, so that no log has it. */
export function privacyController({ strapi }: { strapi: Core.Strapi }) {
  return {
    /** How much is stored, and what was done before. */
    async look(ctx: Context) {
      const { email } = validInput(Asked, ctx.request.body)
      ctx.body = { data: await lookUp(strapi, email) }
    },

    /** All of it. */
    async export(ctx: Context) {
      const { email } = validInput(Asked, ctx.request.body)
      ctx.set('Cache-Control', 'no-store')
      ctx.body = { data: await exportFor(strapi, email, ctx.state.user.id) }
    },

    /** Deletes it. */
    async remove(ctx: Context) {
      const { email } = validInput(Asked, ctx.request.body)
      ctx.body = { data: { counts: await deleteFor(strapi, email, ctx.state.user.id) } }
    },

    /** What was done for whoever asked. */
    async requests(ctx: Context) {
      ctx.body = { data: await doneRequests(strapi) }
    },
  }
}
