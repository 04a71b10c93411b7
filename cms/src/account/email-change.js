// @ts-check

const { errors } = require('@strapi/utils')
const { z } = require('zod')
const { hashOf, newCode } = require('../access/code.js')
const { emailAddress, mailedCode, validInput } = require('../access/valid-input.js')
const { countMail } = require('../mail/asked-mails.js')
const { sendMail } = require('../mail/send-mail.js')

/** @typedef {import('./account.js').Account} Account */
/** @typedef {import('./account.js').AccountContext} AccountContext */
/** @typedef {import('./account.js').VisitorContext} VisitorContext */

const userUid = 'plugin::users-permissions.user'
const signUpUid = 'api::newsletter-signup.newsletter-signup'
const lifeMs = 24 * 3_600_000

const Change = z.strictObject({ email: emailAddress, password: z.string('password is a required field') })
const Confirmation = z.strictObject({ code: mailedCode })

/** Asking for another address. */
function emailChangeActions() {
  return {
    /** One answer, also for an address that has an account. @param {AccountContext} ctx */
    async changeEmail(ctx) {
      const { email, password } = validInput(Change, ctx.request.body)
      const { user } = ctx.state
      await checkCurrentPassword(user, password)
      if (email !== user.email) await offer(user, email)
      return ctx.send({ ok: true })
    },
  }
}

/**
 * @param {Account} user
 * @param {string} password
 * @throws {errors.ValidationError} Also for accounts of a provider: the address is how it names them.
 */
async function checkCurrentPassword(user, password) {
  const { validatePassword } = strapi.plugin('users-permissions').service('user')
  if (!user.password || !(await validatePassword(password, user.password)))
    throw new errors.ValidationError('The provided current password is invalid')
}

/** @param {Account} user @param {string} email */
async function offer({ id, email: former, language }, email) {
  const users = strapi.db.query(userUid)
  if (!(await countMail(strapi, { mailbox: hashOf(email), reason: 'change' }))) return
  const { code, hash } = newCode()
  const emailChangeExpiresAt = new Date(Date.now() + lifeMs)
  await users.update({
    where: { id },
    data: { pendingEmail: email, emailChangeTokenHash: hash, emailChangeExpiresAt },
  })
  const isTaken = (await users.count({ where: { email } })) > 0
  if (isTaken) sendMail(strapi, { to: email, language, letter: 'known-account' })
  else sendMail(strapi, { to: email, language, letter: 'email-change', query: { wijziging: code } })
  sendMail(strapi, { to: former, language, letter: 'email-change-notice' })
}

/**
 * Proving that the other address is one's own.
 * @param {unknown} _auth The plugin's controller.
 * @param {{ strapi: import('@strapi/types').Core.Strapi }} context
 */
function emailConfirmActions(_auth, { strapi }) {
  const users = strapi.db.query(userUid)
  return {
    /** @param {VisitorContext} ctx */
    async confirmEmailChange(ctx) {
      const { code } = validInput(Confirmation, ctx.request.body)
      const open = { emailChangeTokenHash: hashOf(code), emailChangeExpiresAt: { $gt: new Date() } }
      const user = await users.findOne({ where: open })
      if (!user?.pendingEmail || user.blocked) throw invalidToken()
      const { id, email: former, pendingEmail: email, language } = user
      if ((await users.count({ where: { email } })) > 0) throw invalidToken()

      await strapi.db.transaction(async () => {
        const { count } = await users.updateMany({
          where: { id, ...open },
          data: {
            email,
            pendingEmail: null,
            emailChangeTokenHash: null,
            emailChangeExpiresAt: null,
          },
        })
        if (count === 0) throw invalidToken()
        // The newsletters follow their reader.
        await strapi.db.query(signUpUid).updateMany({ where: { email: former }, data: { email } })
      })
      sendMail(strapi, { to: former, language, letter: 'email-changed' })
      return ctx.send({ ok: true })
    },
  }
}

function invalidToken() {
  return new errors.ValidationError('Invalid token')
}

module.exports = { checkCurrentPassword, emailChangeActions, emailConfirmActions }
