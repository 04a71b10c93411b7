// @ts-check

const { errors } = require('@strapi/utils')
const { z } = require('zod')
const { hashOf } = require('../access/code.js')
const { checkOwnPassword } = require('../access/password.js')
const { emailAddress, mailedCode, validInput } = require('../access/valid-input.js')
const { findCode, sendAsked, takeCode } = require('../mail/asked-mails.js')
const { languageOf, languages, siteLink } = require('../mail/site-link.js')
const { activateAnew } = require('./activation.js')
const { sessionAnswer } = require('./session-answer.js')
const { takeOver } = require('./take-over.js')

/** @typedef {import('../account/account.js').Account} Account */
/** @typedef {import('../account/account.js').VisitorContext} VisitorContext */
/** @typedef {import('../mail/asked-mails.js').Reason} Reason */

const userUid = 'plugin::users-permissions.user'
const lifeMs = 24 * 3_600_000

const Address = z.strictObject({ email: emailAddress })
const Link = z.object({ confirmation: mailedCode })
const Confirmation = z.strictObject({
  confirmation: mailedCode,
  // What the browser that registered has kept.
  proof: z.string().max(200).optional(),
  password: z.string().optional(),
  passwordConfirmation: z.string().optional(),
  language: z.enum(languages).optional(),
})

/**
 * Proving that an address is one's own. The plugin's codes never expire, confirm the password of whoever registered, and it tells
 * which addresses are confirmed.
 * @param {unknown} _auth The plugin's controller.
 * @param {{ strapi: import('@strapi/types').Core.Strapi }} context
 */
function confirmationActions(_auth, { strapi }) {
  const users = strapi.db.query(userUid)
  return {
    /** The plugin confirms when its link is opened, by whatever program; here a page asks first. @param {VisitorContext} ctx */
    async emailConfirmation(ctx) {
      const { confirmation } = validInput(Link, ctx.query)
      ctx.redirect(siteLink(languageOf(null), '/email-valideren', { confirmation }))
    },

    /**
     * Confirms by the code of a mail. The password that was registered counts where the browser that chose it asks; anywhere else
     * another one is chosen, since only the mailbox is proved. @param {VisitorContext} ctx
     */
    async confirmEmail(ctx) {
      const { confirmation, proof, password, passwordConfirmation, language } = validInput(
        Confirmation,
        ctx.request.body,
      )
      const user = await unconfirmedOf(strapi, confirmation)
      if (!user) throw invalidToken()
      if (password === undefined) {
        await confirmRegistered(user, proof)
        await takeCode(strapi, confirmation)
        return ctx.send({ ok: true })
      }
      if (password !== passwordConfirmation) throw new errors.ValidationError('Passwords do not match')
      checkOwnPassword(password, { email: user.email })
      // It works once, also when it comes twice at a time.
      if (!(await takeCode(strapi, confirmation))) throw invalidToken()
      await takeOver(strapi, user, { password, ...(language && { language }) })
      return sessionAnswer(ctx, user)
    },

    /** One answer, whether or not there is such an account. @param {VisitorContext} ctx */
    async sendEmailConfirmation(ctx) {
      const { email } = validInput(Address, ctx.request.body)
      setImmediate(() => {
        users
          .findOne({ where: { email } })
          .then((user) => remind(strapi, user))
          .catch((failure) => strapi.log.error(`send-email-confirmation: ${failure.message}`))
      })
      return ctx.send({ email, sent: true })
    },
  }

  /**
   * One statement, so that a registration that comes in between does not put its own password in the place of this one.
   * @param {Account} user @param {string | undefined} proof
   */
  async function confirmRegistered({ id }, proof) {
    const { count } = await users.updateMany({
      where: { id, confirmed: false, registrationProofHash: hashOf(proof ?? '') },
      data: { confirmed: true, registrationProofHash: null },
    })
    if (count === 0) throw new errors.ValidationError('Another password is needed')
  }
}

/**
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {string} code
 * @returns {Promise<Account | null>} The account that it confirms.
 */
async function unconfirmedOf(strapi, code) {
  const found = await findCode(strapi, 'confirmation', code)
  if (!found || Date.now() - found.sentAt > lifeMs) return null
  const user = await strapi.db.query(userUid).findOne({ where: { id: found.userId } })
  return user && !user.confirmed && !user.blocked && hashOf(user.email) === found.mailbox ? user : null
}

/** @param {import('@strapi/types').Core.Strapi} strapi @param {Account | null} user */
async function remind(strapi, user) {
  if (!user || user.blocked) return
  if (user.confirmed) await sendKnown(strapi, 'confirmation', user)
  else if (user.activationTokenHash) await activateAnew(strapi, 'confirmation', user)
  else await sendConfirmation(strapi, 'confirmation', user)
}

/**
 * Mails a code with which an account is confirmed.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {Reason} reason
 * @param {{ id: number, email: string, language?: string | null }} user
 */
async function sendConfirmation(strapi, reason, { id, email: to, language }) {
  const opens = { kind: /** @type {const} */ ('confirmation'), userId: id, key: 'confirmation' }
  await sendAsked(strapi, reason, { to, language, letter: 'confirmation' }, opens)
}

/**
 * Mails that there is an account already.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {Reason} reason
 * @param {Account} user
 */
async function sendKnown(strapi, reason, { email: to, language }) {
  await sendAsked(strapi, reason, { to, language, letter: 'known-account' })
}

function invalidToken() {
  return new errors.ValidationError('Invalid token')
}

module.exports = { confirmationActions, sendConfirmation, sendKnown }
