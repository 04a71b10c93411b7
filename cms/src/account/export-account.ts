import type { Core } from '@strapi/strapi'
import type { AccountContext } from './account.ts'
import { exportPerson } from './export-person.ts'

/** All data about an account, for its owner. */
export function exportActions(strapi: Core.Strapi) {
  return {
    async exportMe(ctx: AccountContext) {
      const { user } = ctx.state
      ctx.set('Cache-Control', 'no-store')
      return ctx.send(await exportPerson(strapi, { email: user.email, account: user }))
    },
  }
}
