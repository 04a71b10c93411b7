import type { Event } from '@strapi/database'
import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { hashOf, newCode } from '../access/code.ts'
import { checkOwnPassword } from '../access/password.ts'
import { refusal } from '../access/refusal.ts'
import { mailedCode, validInput } from '../access/valid-input.ts'
import type { VisitorContext } from '../account/account.ts'
import { countMail, type Reason } from '../mail/asked-mails.ts'
import { enqueueMail } from '../mail/outbox/enqueue.ts'
import { liftSuppression } from '../mail/outbox/suppressions.ts'
import { sessionAnswer } from './session-answer.ts'

const userUid = 'plugin::users-permissions.user'
const lifeMs = 7 * 24 * 3_600_000

const Activation = z.strictObject({
  code: mailedCode,
  password: z.string('password is a required field'),
  passwordConfirmation: z.string('passwordConfirmation is a required field'),
})

/**
 * Activating an account that editors or an import have created.
 * @param _auth The plugin's controller.
 */
export function activationActions(_auth: unknown, { strapi }: { strapi: Core.Strapi }) {
  const users = strapi.db.query(userUid)
  return {
    async activate(ctx: VisitorContext) {
      const { code, password, passwordConfirmation } = validInput(Activation, ctx.request.body)
      const open = { activationTokenHash: hashOf(code), activationExpiresAt: { $gt: new Date() } }
      const user = await users.findOne({ where: open })
      if (!user || user.blocked) throw refusal('incorrect-code')
      if (password !== passwordConfirmation) throw refusal('passwords-differ')
      checkOwnPassword(password, user)

      await strapi.db.transaction(async ({ trx }) => {
        const { count } = await users.updateMany({
          where: { id: user.id, ...open },
          data: { activationTokenHash: null, activationExpiresAt: null },
        })
        if (count === 0) throw refusal('incorrect-code')
        await liftSuppression(trx, user.email)
      })
      const provider = user.provider || 'local'
      await strapi
        .plugin('users-permissions')
        .service('user')
        .edit(user.id, { password, provider, confirmed: true })
      return sessionAnswer(strapi, ctx, user)
    },
  }
}

/** Mails the code when an editor ticks `sendActivation`, and unticks it. */
export function watchActivations(strapi: Core.Strapi) {
  strapi.db.lifecycles.subscribe({
    models: [userUid],
    beforeCreate: prepare,
    beforeUpdate: prepare,
    afterCreate: send,
    afterUpdate: send,
  })

  function prepare({ params: { data }, state }: Event) {
    if (data?.sendActivation !== true) return
    const { code, hash } = newCode()
    Object.assign(data, {
      sendActivation: false,
      activationTokenHash: hash,
      activationExpiresAt: new Date(Date.now() + lifeMs),
    })
    state.activationCode = code
  }

  async function send({ result, state }: Event) {
    const { activationCode: code } = state
    if (typeof code !== 'string' || !result) return
    const user = await strapi.db.query(userUid).findOne({ where: { id: result.id } })
    if (!user || user.blocked) return
    const { email: to, language: locale } = user
    await enqueueMail(strapi, { kind: 'activation', key: hashOf(code), to, locale, values: { code } })
  }
}

/** Mails a new code, as an editor's tick does; the old one stops working. If the mailbox has reached its limit, no mail is sent. */
export async function resendActivation(
  strapi: Core.Strapi,
  reason: Reason,
  { id, email }: { id: number; email: string },
) {
  await strapi.db.transaction(async ({ trx }) => {
    if (await countMail(trx, { mailbox: hashOf(email), reason }))
      await strapi.db.query(userUid).update({ where: { id }, data: { sendActivation: true } })
  })
}
