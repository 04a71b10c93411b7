import type { Locale } from '../content/locale.ts'
import { PushError } from './problems.ts'
import type { FollowedTopic, PushState } from './push-state.ts'

/** Nobody waits longer after pressing a button. */
const timeoutMs = 10_000

/** The worker's state for this browser. @throws PushError */
export async function askState(locale: Locale): Promise<PushState> {
  const response = await call('GET', `?locale=${locale}`)
  const state: PushState = await response.json()
  return state
}

/**
 * Registers this browser under a token.
 * @param consent Version of the text that the reader has just agreed to; null to refresh a registration.
 * @returns False if the token belongs to another registration and the browser needs a new one.
 * @throws PushError
 */
export async function sendToken(token: string, language: Locale, consent: string | null): Promise<boolean> {
  const agreed = consent === null ? {} : { consent }
  const response = await call('PUT', '/registration', { token, language, ...agreed }, [409])
  return response.ok
}

/** Ends the registration. @throws PushError */
export async function removeRegistration(): Promise<void> {
  await call('DELETE', '/registration')
}

/** Changes this browser's topics. @returns Null if it isn't registered (any more). @throws PushError */
export async function changeTopics(
  change: { follow?: string[]; leave?: string[]; language?: Locale },
  locale: Locale,
): Promise<FollowedTopic[] | null> {
  const response = await call('POST', `/topics?locale=${locale}`, change, [404, 409])
  if (response.status === 404) return null
  if (response.status === 409) throw new PushError('too-many-topics')
  const { topics }: { topics: FollowedTopic[] } = await response.json()
  return topics
}

async function call(
  method: string,
  path: string,
  body?: object,
  expected: readonly number[] = [],
): Promise<Response> {
  const response = await fetch(`/api/push${path}`, {
    method,
    headers: { accept: 'application/json', ...(body ? { 'content-type': 'application/json' } : {}) },
    body: body ? JSON.stringify(body) : null,
    signal: AbortSignal.timeout(timeoutMs),
  }).catch((cause: unknown) => {
    throw new PushError('offline', cause)
  })
  if (response.ok || expected.includes(response.status)) return response
  if (response.status === 429) throw new PushError('too-many-requests')
  throw new PushError(response.status >= 500 ? 'unavailable' : 'failed')
}
