// @ts-check

const { errors } = require('@strapi/utils')
const { z } = require('zod')

/** @typedef {import('../extensions/users-permissions/plugin.js').AuthController} AuthController */
/** @typedef {import('../account/account.js').VisitorContext} VisitorContext */

const userUid = 'plugin::users-permissions.user'
/** The hash of a password that nobody knows: comparing with it takes as long as with a real one. */
const decoyHash = '$2a$10$v8PcfKFgzGlFBPgKug.YUeAvSKgLZRPNcteLHRF60dCvljYLPhLUy'

const Credentials = z.object({ identifier: z.string(), password: z.string() })

/**
 * Signing in with a password, as the plugin does it but without telling who has an account.
 * @param {AuthController} auth The plugin's controller.
 * @param {{ strapi: import('@strapi/types').Core.Strapi }} context
 */
function signInActions(auth, { strapi }) {
  return {
    /** Takes as long for an unknown address as for a wrong password. @param {VisitorContext} ctx */
    async callback(ctx) {
      const credentials = Credentials.safeParse(ctx.request.body)
      if (ctx.params.provider === undefined && credentials.success) {
        // Postgres cannot compare with it.
        if (credentials.data.identifier.includes('\0'))
          throw new errors.ValidationError('Invalid identifier or password')
        await levelTime(strapi, credentials.data)
      }
      return auth.callback(ctx)
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

module.exports = { signInActions }
