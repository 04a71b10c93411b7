// @ts-check

const userUid = 'plugin::users-permissions.user'

/**
 * Ends all tokens of a user whose password has changed.
 * @param {any} jwt The plugin's service.
 * @param {{ strapi: import('@strapi/types').Core.Strapi }} context
 */
function refuseOldTokens(jwt, { strapi }) {
  return {
    ...jwt,
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
