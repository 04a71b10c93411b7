import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import type { JwtService } from '../extensions/users-permissions/plugin.ts'

const userUid = 'plugin::users-permissions.user'

/**
 * Invalidates all tokens of a user whose password has changed.
 * @param jwt The plugin's service.
 */
export function refuseOldTokens(jwt: JwtService, { strapi }: { strapi: Core.Strapi }) {
  return {
    ...jwt,
    /** Without a random part, two tokens of the same second would be identical, and ending one would end both. */
    issue: (claims: Record<string, unknown>, options?: Record<string, unknown>) =>
      jwt.issue({ ...claims, jti: randomUUID() }, options),

    async verify(token: string) {
      const claims = await jwt.verify(token)
      const user = await strapi.db
        .query(userUid)
        .findOne({ where: { id: claims.id }, select: ['passwordChangedAt'] })
      const changedAt = user?.passwordChangedAt ? new Date(user.passwordChangedAt).getTime() : 0
      // Tokens have whole seconds: one from the same second is the one issued by the change itself.
      if (claims.iat < Math.floor(changedAt / 1000)) throw new Error('Invalid token.')
      return claims
    },
  }
}
