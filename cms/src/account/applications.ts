import type { Core } from '@strapi/strapi'
import { applicationsOf, ownApplication, shownToCandidate } from '../applications/own.ts'
import { withdrawApplication } from '../applications/withdraw.ts'
import type { AccountContext } from './account.ts'
import { ownLocale } from './own-query.ts'

/** An account's own applications. */
export function applicationActions(strapi: Core.Strapi) {
  return {
    async applications(ctx: AccountContext) {
      const rows = await applicationsOf(strapi, ctx.state.user)
      return ctx.send({ data: await shownToCandidate(strapi, rows, ownLocale(ctx)) })
    },

    /** Other accounts' applications are not found. */
    async withdrawApplication(ctx: AccountContext) {
      const { documentId = '' } = ctx.params
      await withdrawApplication(strapi, await ownApplication(strapi, ctx.state.user, documentId))
      return ctx.send({ ok: true })
    },
  }
}
