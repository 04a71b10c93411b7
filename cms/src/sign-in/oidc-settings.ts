/** The environment variables; `process.env`. */
type Environment = Record<string, string | undefined>

/** One provider of social sign-in with OpenID Connect. */
export interface OidcProvider {
  /** As used in addresses, accounts and the site's SIGN_IN_PROVIDERS. */
  name: string
  /** Null if a variable is missing: the provider is then off. */
  settings: {
    key: string
    secret: string
    authorizeUrl: string
    tokenUrl: string
    profileUrl: string
    callback: string
  } | null
}

/** Strapi has these built in, with addresses that would override ours; set them up in its panel. */
const builtIn = new Set([
  'local',
  'email',
  'auth0',
  'cas',
  'cognito',
  'discord',
  'facebook',
  'github',
  'google',
  'instagram',
  'keycloak',
  'linkedin',
  'microsoft',
  'patreon',
  'reddit',
  'twitch',
  'twitter',
  'vk',
])

/**
 * The providers named in the environment, `oidc` by default. Variables of `oidc` begin with `OIDC_`, those of others also contain their
 * name: `OIDC_BRANCH_ISSUER` for `branch`.
 * @throws Error Naming a provider whose name can't be used.
 */
export function oidcProviders(env: Environment): OidcProvider[] {
  const names = (env.OIDC_PROVIDERS || 'oidc').split(',').map((name) => name.trim())
  return [...new Set(names.filter(Boolean))].map((name) => {
    if (!/^[a-z][a-z0-9-]{0,30}$/.test(name) || builtIn.has(name))
      throw new Error(`OIDC_PROVIDERS: ${name} cannot be the name of a provider`)
    return { name, settings: settingsOf(env, name) }
  })
}

function settingsOf(env: Environment, name: string): OidcProvider['settings'] {
  const prefix = name === 'oidc' ? 'OIDC' : `OIDC_${name.toUpperCase().replaceAll('-', '_')}`
  const issuer = env[`${prefix}_ISSUER`]
  const key = env[`${prefix}_CLIENT_ID`]
  const secret = env[`${prefix}_CLIENT_SECRET`]
  if (!issuer || !key || !secret || !env.SITE_URL) return null
  return {
    key,
    secret,
    authorizeUrl: env[`${prefix}_AUTHORIZE_URL`] || `${issuer}/authorize`,
    tokenUrl: env[`${prefix}_TOKEN_URL`] || `${issuer}/token`,
    profileUrl: env[`${prefix}_USERINFO_URL`] || `${issuer}/userinfo`,
    callback: `${env.SITE_URL}/auth/connect`,
  }
}
