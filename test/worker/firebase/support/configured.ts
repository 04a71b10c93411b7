import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { exportPKCS8, generateKeyPair } from 'jose'
import { createApp } from '../../../../worker/app.ts'
import { siteUrl } from '../../support/visit.ts'

/** A site with a Firebase project whose services are unreachable. */
export interface ConfiguredSite {
  clientEmail: string
  /** Of the service account. */
  publicKey: CryptoKey
  ask: (path: string, init?: RequestInit) => Promise<Response>
}

/** Nothing listens here. */
const nowhere = 'http://127.0.0.1:9'

/** The same worker with a Firebase project. @param variables Override the project's variables. */
export async function configuredSite(variables: Record<string, string> = {}): Promise<ConfiguredSite> {
  const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
  const clientEmail = `schakel-${crypto.randomUUID()}@demo-schakel.iam.gserviceaccount.com`
  const configured = {
    ...env,
    // Cached pages would be those of the site without Firebase.
    PAGE_CACHE: 'off',
    FIREBASE_PROJECT_ID: 'demo-schakel',
    FIREBASE_API_KEY: 'demo-key',
    FIREBASE_APP_ID: '1:1:web:1',
    FIREBASE_FIRESTORE_EMULATOR: nowhere,
    FIREBASE_SERVICE_ACCOUNT: JSON.stringify({
      client_email: clientEmail,
      private_key: await exportPKCS8(privateKey),
      token_uri: nowhere,
    }),
    ...variables,
  }
  const app = createApp()
  return {
    clientEmail,
    publicKey,
    async ask(path, init = {}) {
      const context = createExecutionContext()
      const request = new Request(`${siteUrl}${path}`, { redirect: 'manual', ...init })
      const response = await app.fetch(request, configured, context)
      // Read first: a streamed response is part of the request's work.
      const whole = new Response(await response.arrayBuffer(), response)
      await waitOnExecutionContext(context)
      return response.status === 204 || response.status === 304 ? response : whole
    },
  }
}
