// @ts-check

const { errors } = require('@strapi/utils')
const { z } = require('zod')
const { hashOf, newCode } = require('../access/code.js')
const { checkOwnPassword } = require('../access/password.js')
const { mailedCode, validInput } = require('../access/valid-input.js')
const { countMail } = require('../mail/asked-mails.js')
const { sendMail } = require('../mail/send-mail.js')
const { sessionAnswer } = require('./session-answer.js')

/** @typedef {import('../account/account.js').VisitorContext} VisitorContext */

const userUid = 'plugin::users-permissions.user'
const lifeMs = 7 * 24 * 3_600_000

const Activation = z.strictObject({
  code: mailedCode,
  password: z.string('password is a required field'),
  passwordConfirmation: z.string('passwordConfirmation is a required field'),
})

/**
 * Taking over an account that the editors or an import have made.
 * @param {unknown} _auth The plugin's controller.
 * @param {{ strapi: import('@strapi/types').Core.Strapi }} context
 */
function activationActions(_auth, { strapi }) {
  const users = strapi.db.query(userUid)
  return {
    /** @param {VisitorContext} ctx */
    async activate(ctx) {
      const { code, password, passwordConfirmation } = validInput(Activation, ctx.request.body)
      const open = { activationTokenHash: hashOf(code), activationExpiresAt: { $gt: new Date() } }
      const user = await users.findOne({ where: open })
      if (!user || user.blocked) throw incorrectCode()
      if (password !== passwordConfirmation) throw new errors.ValidationError('Passwords do not match')
      checkOwnPassword(password, user)

      const { count } = await users.updateMany({
        where: { id: user.id, ...open },
        data: { activationTokenHash: null, activationExpiresAt: null },
      })
      if (count === 0) throw incorrectCode()
      const provider = user.provider || 'local'
      await strapi
        .plugin('users-permissions')
        .service('user')
        .edit(user.id, { password, provider, confirmed: true })
      return sessionAnswer(ctx, user)
    },
  }
}

/**
 * Mails the code when an editor ticks `sendActivation`, and takes the tick away again.
 * @param {import('@strapi/types').Core.Strapi} strapi
 */
function watchActivations(strapi) {
  strapi.db.lifecycles.subscribe({
    models: [userUid],
    beforeCreate: prepare,
    beforeUpdate: prepare,
    afterCreate: send,
    afterUpdate: send,
  })

  /** @param {import('@strapi/database').Event} event */
  function prepare({ params: { data }, state }) {
    if (data?.sendActivation !== true) return
    const { code, hash } = newCode()
    Object.assign(data, {
      sendActivation: false,
      activationTokenHash: hash,
      activationExpiresAt: new Date(Date.now() + lifeMs),
    })
    state.activationCode = code
  }

  /** @param {import('@strapi/database').Event} event */
  async function send({ result, state }) {
    const { activationCode: code } = state
    if (typeof code !== 'string' || !result) return
    const user = await strapi.db.query(userUid).findOne({ where: { id: result.id } })
    if (!user || user.blocked) return
    sendMail(strapi, { to: user.email, language: user.language, letter: 'activation', query: { code } })
  }
}

/**
 * Mails another code, as an editor's tick does; the older one stops working. Where the mailbox has had enough of them it goes on.
 * @param {import('@strapi/types').Core.Strapi} strapi
 * @param {import('../mail/asked-mails.js').Reason} reason
 * @param {{ id: number, email: string }} user
 */
async function activateAnew(strapi, reason, { id, email }) {
  if (await countMail(strapi, { mailbox: hashOf(email), reason }))
    await strapi.db.query(userUid).update({ where: { id }, data: { sendActivation: true } })
}

function incorrectCode() {
  return new errors.ValidationError('Incorrect code provided')
}

module.exports = { activateAnew, activationActions, watchActivations }
