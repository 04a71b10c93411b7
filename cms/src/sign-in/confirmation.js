// @ts-check

const { errors } = require('@strapi/utils')
const { z } = require('zod')
const { hashOf, newCode } = require('../access/code.js')
const { emailAddress, mailedCode, validInput } = require('../access/valid-input.js')
const { sendMail } = require('../mail/send-mail.js')
const { activateAnew } = require('./activation.js')

/** @typedef {import('../account/account.js').Account} Account */
/** @typedef {import('../account/account.js').VisitorContext} VisitorContext */

const userUid = 'plugin::users-permissions.user'
const lifeMs = 24 * 3_600_000

const Address = z.strictObject({ email: emailAddress })
const Confirmation = z.object({ confirmation: mailedCode })

/**
 * Proving that an address is one's own. The plugin's codes never expire, and it tells which addresses are confirmed.
 * @param {unknown} _auth The plugin's controller.
 * @param {{ strapi: import('@strapi/types').Core.Strapi }} context
 */
function confirmationActions(_auth, { strapi }) {
  const users = strapi.db.query(userUid)
  return {
    /** @param {VisitorContext} ctx */
    async emailConfirmation(ctx) {
      const { confirmation } = validInput(Confirmation, ctx.query)
      // One statement, so that a code works once, also when it comes twice at a time.
      const { count } = await users.updateMany({
        where: {
          confirmationToken: hashOf(confirmation),
          confirmationSentAt: { $gt: new Date(Date.now() - lifeMs) },
        },
        data: { confirmed: true, confirmationToken: null },
      })
      if (count === 0) throw new errors.ValidationError('Invalid token')
      // Written at each start by `setAccountSettings`.
      const settings = /** @type {import('../bootstrap/account-settings.js').AccountSettings} */ (
        await strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' }).get({})
      )
      ctx.redirect(settings.email_confirmation_redirection || '/')
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
}

/** @param {import('@strapi/types').Core.Strapi} strapi @param {Account | null} user */
async function remind(strapi, user) {
  if (!user || user.blocked) return
  if (user.confirmed) sendMail(strapi, { to: user.email, language: user.language, letter: 'known-account' })
  else if (user.activationTokenHash) await activateAnew(strapi, user)
  else await sendConfirmation(strapi, user)
}

/**
 * Mails a code with which an account is confirmed; an older one stops working.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {{ id: number, email: string, language?: string | null }} user
 */
async function sendConfirmation(strapi, { id, email, language }) {
  const { code, hash } = newCode()
  await strapi.db
    .query(userUid)
    .update({ where: { id }, data: { confirmationToken: hash, confirmationSentAt: new Date() } })
  sendMail(strapi, { to: email, language, letter: 'confirmation', query: { confirmation: code } })
}

module.exports = { confirmationActions, sendConfirmation }
