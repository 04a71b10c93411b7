// @ts-check

const { errors } = require('@strapi/utils')
const { z } = require('zod')
const { hashOf, newCode } = require('../access/code.js')
const { checkOwnPassword } = require('../access/password.js')
const { emailAddress, mailedCode, validInput } = require('../access/valid-input.js')
const { sendMail } = require('../mail/send-mail.js')
const { sessionAnswer } = require('./session-answer.js')

/** @typedef {import('../account/account.js').Account} Account */
/** @typedef {import('../extensions/users-permissions/plugin.js').AuthController} AuthController */
/** @typedef {import('../account/account.js').VisitorContext} VisitorContext */

const userUid = 'plugin::users-permissions.user'
const lifeMs = 3_600_000

const ForgotPassword = z.strictObject({ email: emailAddress })
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
 * Choosing another password.
 * @param {AuthController} auth The plugin's controller.
 * @param {{ strapi: import('@strapi/types').Core.Strapi }} context
 */
function recoveryActions(auth, { strapi }) {
  const users = strapi.db.query(userUid)
  return {
    /** Answers before it looks, so that neither time nor a mail server that is down tells who has an account. @param {VisitorContext} ctx */
    async forgotPassword(ctx) {
      const { email } = validInput(ForgotPassword, ctx.request.body)
      setImmediate(() => {
        users
          .findOne({ where: { email } })
          .then((user) => sendReset(strapi, user))
          .catch((failure) => strapi.log.error(`forgot-password: ${failure.message}`))
      })
      return ctx.send({ ok: true })
    },

    /** The code has come by mail, so it proves the address as well. @param {VisitorContext} ctx */
    async resetPassword(ctx) {
      const { code, password, passwordConfirmation } = validInput(NewPassword, ctx.request.body)
      const resetPasswordToken = hashOf(code)
      const user = await users.findOne({ where: { resetPasswordToken } })
      const sentAt = user?.resetPasswordSentAt ? new Date(user.resetPasswordSentAt).getTime() : 0
      if (!user || user.blocked || Date.now() - sentAt > lifeMs) throw incorrectCode()
      if (password !== passwordConfirmation) throw new errors.ValidationError('Passwords do not match')
      checkOwnPassword(password, user)

      // One statement, so that a code works once, also when it comes twice at a time.
      const { count } = await users.updateMany({
        where: { id: user.id, resetPasswordToken },
        data: { resetPasswordToken: null },
      })
      if (count === 0) throw incorrectCode()
      await strapi.plugin('users-permissions').service('user').edit(user.id, { password, confirmed: true })
      sendMail(strapi, { to: user.email, language: user.language, letter: 'password-changed' })
      return sessionAnswer(ctx, user)
    },

    /** @param {VisitorContext} ctx */
    async changePassword(ctx) {
      const { user } = ctx.state
      if (!user) return auth.changePassword(ctx)
      const { password, passwordConfirmation } = validInput(ChangedPassword, ctx.request.body)
      if (password !== passwordConfirmation) throw new errors.ValidationError('Passwords do not match')
      // Accounts of a provider have none, and the plugin fails on them.
      if (!user.password) throw new errors.ValidationError('The provided current password is invalid')
      checkOwnPassword(password, user)
      await auth.changePassword(ctx)
      sendMail(strapi, { to: user.email, language: user.language, letter: 'password-changed' })
    },
  }
}

/** @param {import('@strapi/types').Core.Strapi} strapi @param {Account | null} user */
async function sendReset(strapi, user) {
  if (!user || user.blocked) return
  const { id, email: to, language, provider } = user
  if (provider && provider !== 'local') return sendMail(strapi, { to, language, letter: 'provider-account' })
  const { code, hash } = newCode()
  await strapi.db
    .query(userUid)
    .update({ where: { id }, data: { resetPasswordToken: hash, resetPasswordSentAt: new Date() } })
  sendMail(strapi, { to, language, letter: 'reset', query: { code } })
}

function incorrectCode() {
  return new errors.ValidationError('Incorrect code provided')
}

module.exports = { recoveryActions }
