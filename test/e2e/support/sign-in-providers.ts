import { freePort } from '../../backend/free-port.ts'
import { type OidcProvider, openOidcProvider } from '../../backend/oidc-provider.ts'

/** Providers of social sign-in that the tests run, by their names on both sides; the third is one that the backend has switched off. */
export const signInProviders = 'oidc,branche,google'

/** What site and backend must know of them. */
export interface SignInProviders {
  /** For the backend. */
  env: Record<string, string>
  origins: string[]
  stop: () => Promise<void>
}

/** Opens two providers that know nothing of each other. */
export async function openSignInProviders(siteUrl: string): Promise<SignInProviders> {
  const running = await Promise.all([
    open(siteUrl, { name: 'oidc', port: await freePort(), prefix: 'OIDC' }),
    open(siteUrl, { name: 'branche', port: await freePort(), prefix: 'OIDC_BRANCHE' }),
  ])
  return {
    env: Object.assign({ OIDC_PROVIDERS: 'oidc,branche' }, ...running.map(({ env }) => env)),
    origins: running.map(({ provider }) => provider.url),
    async stop() {
      await Promise.all(running.map(({ provider }) => provider.stop()))
    },
  }
}

interface Registration {
  name: string
  port: number
  /** Of its variables. */
  prefix: string
}

async function open(
  siteUrl: string,
  { name, port, prefix }: Registration,
): Promise<{ provider: OidcProvider; env: Record<string, string> }> {
  const clientId = `schakel-${name}`
  const clientSecret = `secret-of-${name}`
  const provider = await openOidcProvider({
    port,
    clientId,
    clientSecret,
    redirectUri: `${siteUrl}/api/connect/${name}/callback`,
  })
  return {
    provider,
    env: {
      [`${prefix}_ISSUER`]: provider.url,
      [`${prefix}_CLIENT_ID`]: clientId,
      [`${prefix}_CLIENT_SECRET`]: clientSecret,
    },
  }
}
