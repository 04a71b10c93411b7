import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { validInput } from '../access/valid-input.ts'
import type { VisitorContext } from './account.ts'

const Ids = z.strictObject({ ids: z.array(z.int().positive()).max(200) })

/** For the worker, which stores files of accounts. */
export function knownActions(strapi: Core.Strapi) {
  return {
    /** Which of the accounts still exist. */
    async known(ctx: VisitorContext) {
      const { ids } = validInput(Ids, ctx.request.body)
      const rows: { id: number }[] = await strapi.db
        .query('plugin::users-permissions.user')
        .findMany({ where: { id: { $in: ids } }, select: ['id'] })
      return ctx.send({ data: { ids: rows.map(({ id }) => id) } })
    },
  }
}
