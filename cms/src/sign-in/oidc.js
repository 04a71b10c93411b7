// @ts-check

const { z } = require('zod')

const Profile = z.object({
  email: z.email(),
  email_verified: z.literal(true),
  preferred_username: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
})

const timeoutMs = 5000

/**
 * The provider of social sign-in, or null where none is configured.
 * @returns {{ issuer: string, authorizeUrl: string, tokenUrl: string, profileUrl: string, key: string, secret: string, callback: string } | null}
 */
function oidcSettings() {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: key, OIDC_CLIENT_SECRET: secret, SITE_URL: site } = process.env
  if (!issuer || !key || !secret || !site) return null
  const { OIDC_AUTHORIZE_URL, OIDC_TOKEN_URL, OIDC_USERINFO_URL } = process.env
  return {
    issuer,
    key,
    secret,
    authorizeUrl: OIDC_AUTHORIZE_URL || `${issuer}/authorize`,
    tokenUrl: OIDC_TOKEN_URL || `${issuer}/token`,
    profileUrl: OIDC_USERINFO_URL || `${issuer}/userinfo`,
    callback: `${site}/auth/connect`,
  }
}

/**
 * Adds the provider to Strapi's registry; in `register`, since the plugin rebuilds its settings from the registry
 * at start and drops providers that it does not know.
 * @param {import('@strapi/types').Core.Strapi} strapi
 */
function registerOidc(strapi) {
  strapi
    .plugin('users-permissions')
    .service('providers-registry')
    .add('oidc', {
      enabled: false,
      icon: '',
      grantConfig: { key: '', secret: '', callback: '', scope: ['openid', 'email', 'profile'] },
      authCallback: ({ accessToken }) => readProfile(accessToken),
    })
}

/**
 * Who signed in, from the provider itself. An address that the provider has not verified is refused: it could be
 * somebody else's.
 * @param {string} accessToken
 */
async function readProfile(accessToken) {
  const settings = oidcSettings()
  if (!settings) throw new Error('This provider is disabled')
  const response = await fetch(settings.profileUrl, {
    headers: { authorization: `Bearer ${accessToken}`, accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  })
  if (!response.ok) throw new Error('Email was not available.')
  const profile = Profile.safeParse(await response.json())
  if (!profile.success) throw new Error('Email was not available.')
  const { email, preferred_username: username, given_name: firstName, family_name: lastName } = profile.data
  // Without what follows an `@`: a name that is somebody's address could stand in for him.
  const name = (username ?? email).split('@', 1)[0]
  return { email, username: name, firstName: firstName?.slice(0, 80), lastName: lastName?.slice(0, 80) }
}

/**
 * Writes the provider's settings, or switches it off. Stored settings win over code, so this runs at each start.
 * @param {import('@strapi/types').Core.Strapi} strapi
 */
async function setOidcGrant(strapi) {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'grant' })
  const grant = /** @type {Record<string, any>} */ (await store.get({}))
  const settings = oidcSettings()
  const oidc = settings
    ? {
        enabled: true,
        oauth: 2,
        key: settings.key,
        secret: settings.secret,
        scope: ['openid', 'email', 'profile'],
        scope_delimiter: ' ',
        authorize_url: settings.authorizeUrl,
        access_url: settings.tokenUrl,
        callback: settings.callback,
      }
    : { ...grant.oidc, enabled: false, key: '', secret: '' }
  await store.set({ value: { ...grant, oidc } })
}

module.exports = { registerOidc, setOidcGrant }
