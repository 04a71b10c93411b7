import type { Core } from '@strapi/strapi'

const userUid = 'plugin::users-permissions.user'

/**
 * Records when a password changes, whoever changes it: tokens from before the change are refused (see `refuse-old-tokens.ts`). Pending
 * codes end too, since somebody else may have requested them.
 */
export function trackPasswords(strapi: Core.Strapi) {
  strapi.db.lifecycles.subscribe({
    models: [userUid],
    beforeUpdate(event) {
      const data = event.params.data
      if (!data?.password) return
      Object.assign(data, {
        passwordChangedAt: new Date(),
        emailChangeTokenHash: null,
        pendingEmail: null,
        activationTokenHash: null,
      })
    },
  })
}
