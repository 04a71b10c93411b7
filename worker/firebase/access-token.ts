import { SignJWT } from 'jose'
import * as v from 'valibot'
import { withTimeout } from '../http/timeout.ts'
import { onForgetAll } from '../isolate-state.ts'
import type { ServiceAccount } from './service-account.ts'
import { signingKey } from './signing-key.ts'

/** Access scopes: send messages, write documents, delete files, delete users. */
export type Scope = 'firebase.messaging' | 'datastore' | 'devstorage.read_write' | 'identitytoolkit'

const Answer = v.object({
  access_token: v.pipe(v.string(), v.nonEmpty()),
  expires_in: v.pipe(v.number(), v.minValue(1)),
})

interface Held {
  token: Promise<string>
  /** Milliseconds since 1970. While the request is pending: its timeout. */
  until: number
}

const held = new Map<string, Held>()

/** A token isn't used this close to its end, since the call that carries it takes time too. */
const marginMs = 5 * 60_000
const timeoutMs = 10_000

/**
 * An access token of a service account, requested with a signed assertion (RFC 7523). The isolate reuses it until five
 * minutes before it expires.
 * @throws Error if the token endpoint refuses or doesn't answer; the next call then tries again.
 * @see https://developers.google.com/identity/protocols/oauth2/service-account#httprest
 */
export function accessToken(account: ServiceAccount, scopes: readonly Scope[]): Promise<string> {
  const key = [account.clientEmail, account.tokenUri, ...scopes].join(' ')
  const known = held.get(key)
  if (known && Date.now() < known.until) return known.token
  // The request that waits for the token may be cancelled, and its promise then never settles, so nobody shares it for
  // longer than the timeout.
  const fresh: Held = { token: ask(), until: Date.now() + timeoutMs }
  held.set(key, fresh)
  fresh.token.catch(() => {
    if (held.get(key) === fresh) held.delete(key)
  })
  return fresh.token

  async function ask(): Promise<string> {
    const init: RequestInit = {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: await assertion(account, scopes),
      }),
      redirect: 'manual',
    }
    const answer = await withTimeout(timeoutMs, async (signal) => {
      const response = await fetch(account.tokenUri, { ...init, signal })
      if (response.ok) return response.json()
      await response.body?.cancel()
      throw new Error(`The token endpoint answered ${response.status}`)
    })
    const { access_token, expires_in } = v.parse(Answer, answer)
    fresh.until = Date.now() + expires_in * 1000 - marginMs
    return access_token
  }
}

/** Discards cached tokens, for when one is refused early. */
export function forgetAccessTokens(): void {
  held.clear()
}

onForgetAll(forgetAccessTokens)

async function assertion(account: ServiceAccount, scopes: readonly Scope[]): Promise<string> {
  return new SignJWT({ scope: scopes.map((scope) => `https://www.googleapis.com/auth/${scope}`).join(' ') })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(account.clientEmail)
    .setAudience(account.tokenUri)
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(await signingKey(account))
}
