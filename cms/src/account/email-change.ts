import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { hashOf, newCode } from '../access/code.ts'
import { refusal } from '../access/refusal.ts'
import { emailAddress, mailedCode, validInput } from '../access/valid-input.ts'
import { moveAlerts } from '../job-alerts/move.ts'
import { countMail } from '../mail/asked-mails.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { liftSuppression } from '../mail/outbox/suppressions.ts'
import type { Account, AccountContext, VisitorContext } from './account.ts'

const userUid = 'plugin::users-permissions.user'
const signUpUid = 'api::newsletter-signup.newsletter-signup'
const lifeMs = 24 * 3_600_000

const password = z.string('password is a required field')
const Change = z.strictObject({ email: emailAddress, password })
const Confirmation = z.strictObject({ code: mailedCode, password })

/** Requesting a change of address. */
export function emailChangeActions(strapi: Core.Strapi) {
  return {
    /** The same answer for an address that already has an account. */
    async changeEmail(ctx: AccountContext) {
      const { email, password } = validInput(Change, ctx.request.body)
      const { user } = ctx.state
      await checkCurrentPassword(strapi, user, password)
      if (email !== user.email) await offer(strapi, user, email)
      return ctx.send({ ok: true })
    },
  }
}

/** @throws errors.ValidationError Also for accounts of a provider: the provider identifies them by their address. */
export async function checkCurrentPassword(strapi: Core.Strapi, user: Account, password: string) {
  const { validatePassword } = strapi.plugin('users-permissions').service('user')
  if (!user.password || !(await validatePassword(password, user.password))) throw refusal('wrong-password')
}

async function offer(strapi: Core.Strapi, { id, email: former, language: locale }: Account, email: string) {
  const users = strapi.db.query(userUid)
  const { code, hash } = newCode()
  await strapi.db.transaction(async ({ trx }) => {
    if (!(await countMail(trx, { mailbox: hashOf(email), reason: 'change' }))) return
    const emailChangeExpiresAt = new Date(Date.now() + lifeMs)
    await users.update({
      where: { id },
      data: { pendingEmail: email, emailChangeTokenHash: hash, emailChangeExpiresAt },
    })
    const isTaken = (await users.count({ where: { email } })) > 0
    const mail = { key: hash, to: email, locale }
    if (isTaken) await enqueueMail(strapi, { ...mail, kind: 'known-account', values: { back: '' } })
    else await enqueueMail(strapi, { ...mail, kind: 'email-change', values: { code } })
    await enqueueMail(strapi, { ...mail, kind: 'email-change-notice', to: former, values: {} })
  })
}

/** Confirming the new address. */
export function emailConfirmActions(strapi: Core.Strapi) {
  const users = strapi.db.query(userUid)
  return {
    async confirmEmailChange(ctx: VisitorContext) {
      const { code, password } = validInput(Confirmation, ctx.request.body)
      const open = { emailChangeTokenHash: hashOf(code), emailChangeExpiresAt: { $gt: new Date() } }
      const user = await users.findOne({ where: open })
      if (!user?.pendingEmail || user.blocked) throw refusal('invalid-token')
      const { id, email: former, pendingEmail: email, language: locale } = user
      // The link proves the mailbox, which is a stranger's if the address was mistyped; the password proves the account.
      await checkCurrentPassword(strapi, user, password)
      if ((await users.count({ where: { email } })) > 0) throw refusal('invalid-token')

      await strapi.db.transaction(async ({ trx }) => {
        const { count } = await users.updateMany({
          where: { id, ...open },
          data: {
            email,
            pendingEmail: null,
            emailChangeTokenHash: null,
            emailChangeExpiresAt: null,
          },
        })
        if (count === 0) throw refusal('invalid-token')
        // Newsletters and alerts move to the new address.
        await strapi.db.query(signUpUid).updateMany({ where: { email: former }, data: { email } })
        await moveAlerts(strapi, trx, former, email)
        await liftSuppression(trx, email)
        await enqueueMail(strapi, {
          kind: 'email-changed',
          key: hashOf(code),
          to: former,
          locale,
          values: {},
        })
      })
      return ctx.send({ ok: true })
    },
  }
}
