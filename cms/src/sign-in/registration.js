// @ts-check

const { errors } = require('@strapi/utils')
const { z } = require('zod')
const { hashOf, newCode } = require('../access/code.js')
const { checkOwnPassword } = require('../access/password.js')
const { emailAddress, line, validInput } = require('../access/valid-input.js')
const { languages } = require('../mail/site-link.js')
const { activateAnew } = require('./activation.js')
const { sendConfirmation, sendKnown } = require('./confirmation.js')
const { addUser } = require('./new-user.js')

/** @typedef {import('../account/account.js').Account} Account */
/** @typedef {import('../account/account.js').VisitorContext} VisitorContext */

const userUid = 'plugin::users-permissions.user'
/** Every answer takes this long: more than making an account takes. */
const answerMs = 600

const Registration = z.strictObject({
  // Without `@`: a name that is somebody's address could stand in for him when he signs in.
  username: line(80)
    .min(3, 'username must be at least 3 characters')
    .regex(/^[^@]+$/),
  email: emailAddress,
  password: z.string('password is a required field'),
  firstName: line(80).optional(),
  lastName: line(80).optional(),
  company: line(120).optional(),
  language: z.enum(languages).optional(),
  // Known to the browser that registers alone: it confirms the password that was chosen there.
  proof: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
})

/** @typedef {Omit<z.output<typeof Registration>, 'proof'> & { registrationProofHash: string }} Entry */

/**
 * Making an account, with one answer in one time, whether or not the address has one already.
 * @param {unknown} _auth The plugin's controller.
 * @param {{ strapi: import('@strapi/types').Core.Strapi }} context
 */
function registrationActions(_auth, { strapi }) {
  const users = strapi.db.query(userUid)
  return {
    /** @param {VisitorContext} ctx */
    async register(ctx) {
      const { proof, ...entry } = validInput(Registration, ctx.request.body)
      checkOwnPassword(entry.password, entry)
      // Written at each start by `setAccountSettings`.
      const settings = /** @type {import('../bootstrap/account-settings.js').AccountSettings} */ (
        await strapi.store({ type: 'plugin', name: 'users-permissions', key: 'advanced' }).get({})
      )
      if (!settings.allow_register) throw new errors.ApplicationError('Register action is currently disabled')

      const registrationProofHash = proof ? hashOf(proof) : newCode().hash
      await Promise.all([
        makeOrRemind({ ...entry, registrationProofHash }),
        new Promise((resolve) => setTimeout(resolve, answerMs)),
      ])
      const { password: _password, ...shown } = entry
      return ctx.send({ user: { ...shown, provider: 'local', confirmed: false, blocked: false } })
    },
  }

  /** @param {Entry} entry */
  async function makeOrRemind(entry) {
    const known = await users.findOne({ where: { email: entry.email } })
    if (known) return remind(known, entry)
    try {
      await sendConfirmation(strapi, 'registration', await addUser(strapi, { ...entry, confirmed: false }))
    } catch (failure) {
      // Somebody was quicker with the same address.
      const twin = await users.findOne({ where: { email: entry.email } })
      if (!twin) throw failure
      await remind(twin, entry)
    }
  }

  /**
   * An address that nobody has confirmed belongs to nobody yet: the last entry counts, and its password only in the browser that
   * chose it. Otherwise a stranger could register an address and wait for its owner to confirm it for him.
   * @param {Account} known
   * @param {Entry} entry
   */
  async function remind(known, { username: _username, email: _email, ...entry }) {
    if (known.blocked) return
    if (known.confirmed) return sendKnown(strapi, 'registration', known)
    // The editors made it and wait for its owner, who chooses a password by the code of a mail.
    if (known.activationTokenHash) return activateAnew(strapi, 'registration', known)
    await strapi.plugin('users-permissions').service('user').edit(known.id, entry)
    await sendConfirmation(strapi, 'registration', { ...known, ...entry })
  }
}

module.exports = { registrationActions }
