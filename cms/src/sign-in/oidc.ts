import type { Core } from '@strapi/strapi'
import { z } from 'zod'
import { type OidcProvider, oidcProviders } from './oidc-settings.ts'
import { takeOverBy } from './take-over.ts'

const Profile = z.object({
  email: z.email(),
  email_verified: z.literal(true),
  preferred_username: z.string().optional(),
  given_name: z.string().optional(),
  family_name: z.string().optional(),
})

const scope = ['openid', 'email', 'profile']
const timeoutMs = 5000

/**
 * Adds the providers to Strapi's registry. Runs in `register`, because at start the plugin rebuilds its settings from the registry and
 * drops unknown providers.
 */
export function registerOidc(strapi: Core.Strapi) {
  const registry = strapi.plugin('users-permissions').service('providers-registry')
  for (const { name, settings } of oidcProviders(process.env)) {
    registry.add(name, {
      enabled: false,
      icon: '',
      grantConfig: { key: '', secret: '', callback: '', scope },
      authCallback: async ({ accessToken }: { accessToken: string }) => {
        const profile = await readProfile(settings, accessToken)
        await takeOverBy(strapi, profile, name)
        return profile
      },
    })
  }
}

/** The user's profile, from the provider itself. An address that the provider hasn't verified is refused: it could be somebody else's. */
async function readProfile(settings: OidcProvider['settings'], accessToken: string) {
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
  // Cuts at an `@`: a username that equals somebody's address could be used to impersonate them.
  const name = (username ?? email).split('@', 1)[0]
  return { email, username: name, firstName: firstName?.slice(0, 80), lastName: lastName?.slice(0, 80) }
}

/** Writes the providers' settings, or switches them off. Stored settings override code, so this runs at each start. */
export async function setOidcGrant(strapi: Core.Strapi) {
  const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'grant' })
  const grant = (await store.get({})) as Record<string, object>
  const own = oidcProviders(process.env).map(({ name, settings }) => [name, grantOf(settings, grant[name])])
  await store.set({ value: { ...grant, ...Object.fromEntries(own) } })
}

function grantOf(settings: OidcProvider['settings'], stored: object | undefined) {
  if (!settings) return { ...stored, enabled: false, key: '', secret: '' }
  return {
    enabled: true,
    oauth: 2,
    key: settings.key,
    secret: settings.secret,
    scope,
    scope_delimiter: ' ',
    authorize_url: settings.authorizeUrl,
    access_url: settings.tokenUrl,
    callback: settings.callback,
  }
}
