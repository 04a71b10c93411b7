import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { validInput } from '../access/valid-input.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import type { AccountContext } from './account.ts'
import { checkCurrentPassword } from './email-change.ts'
import { forgetAccount } from './forget-account.ts'

const ByPassword = z.strictObject({ password: z.string('password is a required field') })
const ByWord = z.strictObject({ confirm: z.literal('DELETE') })

/** Deleting an account. */
export function deleteActions(strapi: Core.Strapi) {
  return {
    /** Accounts of a provider have no password and type `DELETE`. */
    async deleteMe(ctx: AccountContext) {
      const { user } = ctx.state
      if (user.password) {
        const { password } = validInput(ByPassword, ctx.request.body)
        await checkCurrentPassword(strapi, user, password)
      } else validInput(ByWord, ctx.request.body)

      const { id, email: to, language: locale } = user
      await strapi.db.transaction(async ({ trx }) => {
        await forgetAccount(strapi, trx, user)
        await enqueueMail(strapi, { kind: 'account-deleted', key: String(id), to, locale, values: {} })
      })
      return ctx.send({ ok: true })
    },
  }
}
