// @ts-check

const { requireSafeStart } = require('../src/environment/safe-start.js')
const { secret } = require('../src/environment/secret.js')
const { previewLink } = require('../src/preview/preview-link.js')

// The first file of the configuration that Strapi reads: nothing has been opened yet.
requireSafeStart(process.env)

/** @param {import('@strapi/types').Core.Config.Shared.ConfigParams} context */
module.exports = ({ env }) => ({
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

/** Without the site there is nothing to show a draft on. @param {string} siteUrl @param {string} secret */
function previewOf(siteUrl, secret) {
  if (!siteUrl) return { enabled: false }
  return {
    enabled: true,
    config: {
      allowedOrigins: [new URL(siteUrl).origin],
      /** @param {string} uid @param {{ documentId?: string, locale?: string, status?: string }} document */
      handler: async (uid, document) => previewLink({ siteUrl, secret }, uid, document),
    },
  }
}
