import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { hashOf } from '../access/code.ts'
import { checkOwnPassword } from '../access/password.ts'
import { refusal } from '../access/refusal.ts'
import { backPath, emailAddress, mailedCode, validInput } from '../access/valid-input.ts'
import type { Account, VisitorContext } from '../account/account.ts'
import type { AuthController } from '../extensions/users-permissions/plugin.ts'
import { findCode, sendAsked, sendCode, takeCode } from '../mail/asked-mails.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { sessionAnswer } from './session-answer.ts'
import { takeOver } from './take-over.ts'

const userUid = 'plugin::users-permissions.user'
const lifeMs = 3_600_000

const ForgotPassword = z.strictObject({ email: emailAddress, back: backPath })
const Renewal = z.strictObject({ code: mailedCode, back: backPath })
const NewPassword = z.strictObject({
  code: mailedCode,
  password: z.string('password is a required field'),
  passwordConfirmation: z.string('passwordConfirmation is a required field'),
})
const ChangedPassword = z.strictObject({
  currentPassword: z.string('currentPassword is a required field'),
  password: z.string('password is a required field'),
  passwordConfirmation: z.string('passwordConfirmation is a required field'),
})

/**
 * Resetting a password.
 * @param auth The plugin's controller.
 */
export function recoveryActions(auth: AuthController, { strapi }: { strapi: Core.Strapi }) {
  const users = strapi.db.query(userUid)
  return {
    /** Answers before it looks up the account, so that neither the timing nor a failing mail server reveals who has one. */
    async forgotPassword(ctx: VisitorContext) {
      const { email, back } = validInput(ForgotPassword, ctx.request.body)
      setImmediate(() => {
        users
          .findOne({ where: { email } })
          .then((user) => sendReset(strapi, 'reset', user, back))
          .catch((failure) => strapi.log.error(`forgot-password: ${failure.message}`))
      })
      return ctx.send({ ok: true })
    },

    /**
     * Mails a new code to the owner of an expired one. Having that proves the mailbox, so these are counted separately: however often
     * strangers request codes, the owner still can.
     */
    async renewReset(ctx: VisitorContext) {
      const { code, back } = validInput(Renewal, ctx.request.body)
      setImmediate(() => {
        mailboxOwner(strapi, code)
          .then((user) => sendReset(strapi, 'renewal', user, back))
          .catch((failure) => strapi.log.error(`renew-reset: ${failure.message}`))
      })
      return ctx.send({ ok: true })
    },

    /** The code came by mail, so it also proves the address. */
    async resetPassword(ctx: VisitorContext) {
      const { code, password, passwordConfirmation } = validInput(NewPassword, ctx.request.body)
      const user = await resetOf(strapi, code)
      if (!user) throw refusal('incorrect-code')
      if (password !== passwordConfirmation) throw refusal('passwords-differ')
      checkOwnPassword(password, user.confirmed ? user : { email: user.email })

      await strapi.db.transaction(async ({ trx }) => {
        // It works once, also when it comes twice at a time.
        if (!(await takeCode(trx, code, user.email))) throw refusal('incorrect-code')
        if (!user.confirmed) return takeOver(strapi, user, { password })
        await strapi.plugin('users-permissions').service('user').edit(user.id, { password })
        await tellOwner(strapi, user)
      })
      return sessionAnswer(strapi, ctx, user)
    },

    async changePassword(ctx: VisitorContext) {
      const { user } = ctx.state
      if (!user) return auth.changePassword(ctx)
      const { password, passwordConfirmation } = validInput(ChangedPassword, ctx.request.body)
      if (password !== passwordConfirmation) throw refusal('passwords-differ')
      // Accounts of a provider have none, and the plugin would crash on them.
      if (!user.password) throw refusal('wrong-password')
      checkOwnPassword(password, user)
      await strapi.db.transaction(async () => {
        await auth.changePassword(ctx)
        await tellOwner(strapi, user)
      })
    },
  }
}

/** @returns The account whose password it changes. */
async function resetOf(strapi: Core.Strapi, code: string): Promise<Account | null> {
  const found = await findCode(strapi, 'reset', code)
  if (!found || Date.now() - found.sentAt > lifeMs) return null
  const user = await ownerOf(strapi, found)
  if (!user || user.blocked) return null
  // Registering an unconfirmed address again changes its password; that must not invalidate its owner's code.
  const changedAt = user.confirmed && user.passwordChangedAt ? new Date(user.passwordChangedAt).getTime() : 0
  return found.sentAt > changedAt ? user : null
}

/** @param code May have expired. */
async function mailboxOwner(strapi: Core.Strapi, code: string) {
  const found = await findCode(strapi, 'reset', code)
  return found && ownerOf(strapi, found)
}

/** @returns Null if the account's address has changed since. */
async function ownerOf(
  strapi: Core.Strapi,
  { userId, mailbox }: { userId: number; mailbox: string },
): Promise<Account | null> {
  const user = await strapi.db.query(userUid).findOne({ where: { id: userId } })
  return user && hashOf(user.email) === mailbox ? user : null
}

/** @param back Path of the site to come back to; empty for none. */
async function sendReset(
  strapi: Core.Strapi,
  reason: 'reset' | 'renewal',
  user: Account | null,
  back: string,
) {
  if (!user || user.blocked) return
  const { id, email: to, language: locale, provider } = user
  if (provider && provider !== 'local')
    await sendAsked(strapi, reason, { kind: 'provider-account', to, locale, back })
  else await sendCode(strapi, reason, { kind: 'reset', to, locale, back }, id)
}

/** Mails that the password was changed. */
async function tellOwner(strapi: Core.Strapi, { id, email: to, language: locale }: Account) {
  await enqueueMail(strapi, { kind: 'password-changed', key: `${id}-${Date.now()}`, to, locale, values: {} })
}
