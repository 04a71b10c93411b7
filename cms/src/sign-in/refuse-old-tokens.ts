import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { JwtService } from '../extensions/users-permissions/plugin.ts'

const userUid = 'plugin::users-permissions.user'

/**
 * Ends all tokens of a user whose password has changed.
 * @param jwt The plugin's service.
 */
export function refuseOldTokens(jwt: JwtService, { strapi }: { strapi: Core.Strapi }) {
  return {
    ...jwt,
    /** Two tokens of one second would be the same without a part of chance, and whoever ends one would end both. */
    issue: (claims: Record<string, unknown>, options?: Record<string, unknown>) =>
      jwt.issue({ ...claims, jti: randomUUID() }, options),

    async verify(token: string) {
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
