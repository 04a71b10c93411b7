// @ts-check

const { errors } = require('@strapi/utils')
const { z } = require('zod')

const userUid = 'plugin::users-permissions.user'
const codeLifeMs = 3_600_000
/** The hash of a password that nobody knows: comparing with it takes as long as with a real one. */
const decoyHash = '$2a$10$v8PcfKFgzGlFBPgKug.YUeAvSKgLZRPNcteLHRF60dCvljYLPhLUy'

const Credentials = z.object({ identifier: z.string(), password: z.string() })
const ForgotPassword = z.strictObject({ email: z.email() })

/** What users may change of themselves. Role, e-mail address and company are not theirs to change here. */
const OwnProfile = z.strictObject({
  firstName: z.string().trim().max(80).optional(),
  lastName: z.string().trim().max(80).optional(),
  phone: z.string().trim().max(30).optional(),
  company: z.string().trim().max(120).optional(),
  jobTitle: z.string().trim().max(120).optional(),
  language: z.enum(['nl', 'en', 'de']).optional(),
  interests: z.array(z.string().max(80)).max(50).optional(),
})

/**
 * The plugin's sign-in actions, where ours differ.
 * @param {any} auth The plugin's controller.
 * @param {{ strapi: import('@strapi/types').Core.Strapi }} context
 */
function authActions(auth, { strapi }) {
  return {
    /** Takes as long for an unknown address as for a wrong password. @param {any} ctx */
    async callback(ctx) {
      const credentials = Credentials.safeParse(ctx.request.body)
      if (ctx.params.provider === undefined && credentials.success) await levelTime(strapi, credentials.data)
      return auth.callback(ctx)
    },

    /** Answers before it looks, so that neither time nor a mail server that is down tells who has an account. @param {any} ctx */
    async forgotPassword(ctx) {
      // Anything malformed gets the plugin's own refusal.
      if (!ForgotPassword.safeParse(ctx.request.body).success) return auth.forgotPassword(ctx)
      const apart = Object.create(ctx, { send: { value: () => undefined } })
      auth
        .forgotPassword(apart)
        .catch((/** @type {Error} */ failure) => strapi.log.error(`forgot-password: ${failure.message}`))
      return ctx.send({ ok: true })
    },

    /** Codes live for an hour. @param {any} ctx */
    async resetPassword(ctx) {
      const code = ctx.request.body?.code
      if (typeof code === 'string' && code) {
        const user = await strapi.db.query(userUid).findOne({ where: { resetPasswordToken: code } })
        const sentAt = user?.resetPasswordSentAt ? new Date(user.resetPasswordSentAt).getTime() : 0
        if (user && Date.now() - sentAt > codeLifeMs)
          throw new errors.ValidationError('Incorrect code provided')
      }
      return auth.resetPassword(ctx)
    },
  }
}

/** @param {import('@strapi/types').Core.Strapi} strapi @param {{ identifier: string, password: string }} credentials */
async function levelTime(strapi, { identifier, password }) {
  const $or = [{ email: identifier.toLowerCase() }, { username: identifier }]
  const user = await strapi.db
    .query(userUid)
    .findOne({ where: { provider: 'local', $or }, select: ['password'] })
  if (!user?.password)
    await strapi.plugin('users-permissions').service('user').validatePassword(password, decoyHash)
}

/**
 * The plugin's actions on users, where ours differ.
 * @param {any} user The plugin's controller.
 */
function userActions(user) {
  /** With the name of the own role, which the API would show only with the right to read all roles. @param {any} ctx */
  async function me(ctx) {
    await user.me(ctx)
    const role = ctx.state.user?.role
    if (ctx.body && role) ctx.body.role = { type: role.type, name: role.name }
  }

  /** Answers as `me`. @param {any} ctx */
  async function updateMe(ctx) {
    if (!ctx.state.user) return ctx.unauthorized()
    const profile = OwnProfile.safeParse(ctx.request.body)
    if (!profile.success) {
      const details = profile.error.issues.map(({ path, message }) => ({
        path,
        message,
        name: 'ValidationError',
      }))
      throw new errors.ValidationError('Invalid profile', { errors: details })
    }
    await strapi.plugin('users-permissions').service('user').edit(ctx.state.user.id, profile.data)
    return me(ctx)
  }

  return { me, updateMe }
}

module.exports = { authActions, userActions }
