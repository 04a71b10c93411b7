import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { validInput } from '../access/valid-input.ts'
import type { VisitorContext } from './account.ts'

const Asked = z.strictObject({ keys: z.array(z.int().positive()).max(200) })

/** For the worker, which stores files and push registrations of accounts. */
export function knownActions(strapi: Core.Strapi) {
  return {
    /** Which of the accounts still exist. */
    async known(ctx: VisitorContext) {
      const { keys } = validInput(Asked, ctx.request.body)
      const rows: { id: number }[] = await strapi.db
        .query('plugin::users-permissions.user')
        .findMany({ where: { id: { $in: keys } }, select: ['id'] })
      return ctx.send({ data: { keys: rows.map(({ id }) => id) } })
    },
  }
}
