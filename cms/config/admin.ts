import type { Core } from '@strapi/strapi'
import { requireSafeStart } from '../src/environment/safe-start.ts'
import { secret } from '../src/environment/secret.ts'
import { previewLink } from '../src/preview/preview-link.ts'

// Also for what doesn't begin with `start-strapi.ts`. The first file of the configuration that Strapi reads: nothing has been opened yet.
requireSafeStart(process.env)

export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  auth: { secret: secret(env, 'ADMIN_JWT_SECRET') },
  rateLimit: { enabled: env.bool('AUTH_RATE_LIMIT', true) },
  apiToken: { salt: secret(env, 'API_TOKEN_SALT') },
  transfer: { token: { salt: secret(env, 'TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: secret(env, 'ENCRYPTION_KEY') },
  preview: previewOf(env('SITE_URL', ''), secret(env, 'PREVIEW_SECRET')),
  flags: { nps: false, promoteEE: false },
  tutorials: false,
  releaseNotifications: false,
})

/** Without the site there is nothing to show a draft on. */
function previewOf(siteUrl: string, secret: string) {
  if (!siteUrl) return { enabled: false }
  return {
    enabled: true,
    config: {
      allowedOrigins: [new URL(siteUrl).origin],
      handler: async (uid: string, document: { documentId?: string; locale?: string; status?: string }) =>
        previewLink({ siteUrl, secret }, uid, document),
    },
  }
}
