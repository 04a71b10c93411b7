// @ts-check

const userUid = 'plugin::users-permissions.user'

/**
 * Notes when a password changed and when a reset code was sent, whoever does it: tokens from before the change
 * are refused (see `refuse-old-tokens.js`) and codes expire.
 * @param {import('@strapi/types').Core.Strapi} strapi
 */
function trackPasswords(strapi) {
  strapi.db.lifecycles.subscribe({
    models: [userUid],
    beforeUpdate(event) {
      const data = event.params.data
      if (data?.password) data.passwordChangedAt = new Date()
      if (data?.resetPasswordToken) data.resetPasswordSentAt = new Date()
    },
  })
}

module.exports = { trackPasswords }
