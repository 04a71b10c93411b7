// @ts-check

const { randomUUID } = require('node:crypto')

/** @typedef {import('../extensions/users-permissions/plugin.js').JwtService} JwtService */

const userUid = 'plugin::users-permissions.user'

/**
 * Ends all tokens of a user whose password has changed.
 * @param {JwtService} jwt The plugin's service.
 * @param {{ strapi: import('@strapi/types').Core.Strapi }} context
 */
function refuseOldTokens(jwt, { strapi }) {
  return {
    ...jwt,
    /**
     * Two tokens of one second would be the same without a part of chance, and whoever ends one would end both.
     * @param {Record<string, unknown>} claims
     * @param {Record<string, unknown>} [options]
     */
    issue: (claims, options) => jwt.issue({ ...claims, jti: randomUUID() }, options),

    /** @param {string} token */
    async verify(token) {
      const claims = await jwt.verify(token)
      const user = await strapi.db
        .query(userUid)
        .findOne({ where: { id: claims.id }, select: ['passwordChangedAt'] })
      const changedAt = user?.passwordChangedAt ? new Date(user.passwordChangedAt).getTime() : 0
      // A token counts in whole seconds: one of the same second is the one that the change itself gave out.
      if (claims.iat < Math.floor(changedAt / 1000)) throw new Error('Invalid token.')
      return claims
    },
  }
}

module.exports = { refuseOldTokens }
