import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { hashOf } from '../access/code.ts'
import { checkOwnPassword } from '../access/password.ts'
import { refusal } from '../access/refusal.ts'
import { backPath, emailAddress, mailedCode, validInput } from '../access/valid-input.ts'
import type { Account, VisitorContext } from '../account/account.ts'
import { findCode, type Reason, sendAsked, sendCode, takeCode } from '../mail/asked-mails.ts'
import { languageOf, languages, siteLink } from '../mail/site-link.ts'
import { resendActivation } from './activation.ts'
import { sessionAnswer } from './session-answer.ts'
import { takeOver } from './take-over.ts'

const userUid = 'plugin::users-permissions.user'
const lifeMs = 24 * 3_600_000

const Address = z.strictObject({ email: emailAddress, back: backPath })
const Link = z.object({ confirmation: mailedCode })
const Confirmation = z.strictObject({
  confirmation: mailedCode,
  // Stored by the browser that registered.
  proof: z.string().max(200).optional(),
  password: z.string().optional(),
  passwordConfirmation: z.string().optional(),
  language: z.enum(languages).optional(),
})

/**
 * Confirming an address. The plugin's own codes never expire, confirm the password of whoever registered, and reveal which addresses are
 * confirmed.
 * @param _auth The plugin's controller.
 */
export function confirmationActions(_auth: unknown, { strapi }: { strapi: Core.Strapi }) {
  const users = strapi.db.query(userUid)
  return {
    /** The plugin confirms when any program opens the link; here a page asks first. */
    async emailConfirmation(ctx: VisitorContext) {
      const { confirmation } = validInput(Link, ctx.query)
      ctx.redirect(siteLink(languageOf(null), '/email-valideren', { confirmation }))
    },

    /**
     * Confirms with a code from a mail, and signs in. The registered password only counts in the browser that chose it; anywhere else a new
     * one is chosen, because the code only proves the mailbox.
     */
    async confirmEmail(ctx: VisitorContext) {
      const { confirmation, proof, password, passwordConfirmation, language } = validInput(
        Confirmation,
        ctx.request.body,
      )
      const user = await unconfirmedOf(strapi, confirmation)
      if (!user) throw refusal('invalid-token')
      if (password === undefined) {
        await strapi.db.transaction(async ({ trx }) => {
          if (!(await takeCode(trx, confirmation, user.email))) throw refusal('invalid-token')
          await confirmRegistered(user, proof)
        })
        return sessionAnswer(strapi, ctx, user)
      }
      if (password !== passwordConfirmation) throw refusal('passwords-differ')
      checkOwnPassword(password, { email: user.email })
      await strapi.db.transaction(async ({ trx }) => {
        // It works once, also when it comes twice at a time.
        if (!(await takeCode(trx, confirmation, user.email))) throw refusal('invalid-token')
        await takeOver(strapi, user, { password, ...(language && { language }) })
      })
      return sessionAnswer(strapi, ctx, user)
    },

    /** The same answer whether or not there is such an account. */
    async sendEmailConfirmation(ctx: VisitorContext) {
      const { email, back } = validInput(Address, ctx.request.body)
      setImmediate(() => {
        users
          .findOne({ where: { email } })
          .then((user) => remind(strapi, user, back))
          .catch((failure) => strapi.log.error(`send-email-confirmation: ${failure.message}`))
      })
      return ctx.send({ email, sent: true })
    },
  }

  /** One statement, so that a simultaneous registration can't replace the password. */
  async function confirmRegistered({ id }: Account, proof: string | undefined) {
    const { count } = await users.updateMany({
      where: { id, confirmed: false, registrationProofHash: hashOf(proof ?? '') },
      data: { confirmed: true, registrationProofHash: null },
    })
    if (count === 0) throw refusal('another-password-needed')
  }
}

/** @returns The account that it confirms. */
async function unconfirmedOf(strapi: Core.Strapi, code: string): Promise<Account | null> {
  const found = await findCode(strapi, 'confirmation', code)
  if (!found || Date.now() - found.sentAt > lifeMs) return null
  const user = await strapi.db.query(userUid).findOne({ where: { id: found.userId } })
  return user && !user.confirmed && !user.blocked && hashOf(user.email) === found.mailbox ? user : null
}

async function remind(strapi: Core.Strapi, user: Account | null, back: string) {
  if (!user || user.blocked) return
  if (user.confirmed) await sendAlreadyRegistered(strapi, 'confirmation', user, back)
  else if (user.activationTokenHash) await resendActivation(strapi, 'confirmation', user)
  else await sendConfirmation(strapi, 'confirmation', user, back)
}

/** Mails a code that confirms an account. @param back Path of the site to come back to; empty for none. */
export async function sendConfirmation(
  strapi: Core.Strapi,
  reason: Reason,
  { id, email: to, language: locale }: { id: number; email: string; language?: string | null },
  back: string,
) {
  await sendCode(strapi, reason, { kind: 'confirmation', to, locale, back }, id)
}

/** Mails that there is an account already. @param back As in `sendConfirmation`. */
export async function sendAlreadyRegistered(
  strapi: Core.Strapi,
  reason: Reason,
  { email: to, language: locale }: Account,
  back: string,
) {
  await sendAsked(strapi, reason, { kind: 'known-account', to, locale, back })
}
