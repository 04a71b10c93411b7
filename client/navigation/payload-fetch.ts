import type { Payload, RedirectPayload } from '../payload.ts'
import { isObject, isPayload } from './is-payload.ts'
import { payloadAddress } from './payload-address.ts'

/** How long prefetched data may be used, in milliseconds. */
const maxAgeMs = 10_000

interface PrefetchedAnswer {
  answer: Promise<Payload | RedirectPayload>
  /** Milliseconds since the epoch. */
  until: number
}

const prefetched = new Map<string, PrefetchedAnswer>()

/**
 * The data of a page, or its redirect. Prefetched data is used once.
 * @throws TypeError when the network fails, SyntaxError or Error when the response isn't one of this site's pages.
 */
export function fetchPayload(url: URL, signal: AbortSignal): Promise<Payload | RedirectPayload> {
  const address = payloadAddress(url)
  const ahead = prefetched.get(address)
  prefetched.delete(address)
  return ahead && ahead.until > Date.now() ? ahead.answer : request(address, { signal })
}

/** Prefetches the data of a page that a reader is about to open. */
export function prefetchPayload(url: URL): void {
  const address = payloadAddress(url)
  for (const [known, { until }] of prefetched) if (until <= Date.now()) prefetched.delete(known)
  if (prefetched.has(address)) return
  const answer = request(address, { priority: 'low' })
  prefetched.set(address, { answer, until: Date.now() + maxAgeMs })
  // Ignore a failure here: the navigation itself retries.
  answer.catch(() => prefetched.delete(address))
}

/** Discards prefetched data, which is no longer correct. */
export function clearPrefetched(): void {
  prefetched.clear()
}

/** Stores a payload for the navigation that follows immediately. */
export function storePayload(url: URL, payload: Payload): void {
  prefetched.set(payloadAddress(url), { answer: Promise.resolve(payload), until: Date.now() + maxAgeMs })
}

async function request(address: string, options: RequestInit): Promise<Payload | RedirectPayload> {
  const response = await fetch(address, { ...options, headers: { accept: 'application/json' } })
  const answer: unknown = await response.json()
  if (isRedirect(answer) || isPayload(answer)) return answer
  throw new Error(`${address} answered ${response.status} without a page`)
}

function isRedirect(answer: unknown): answer is RedirectPayload {
  return isObject(answer) && 'redirect' in answer && typeof answer.redirect === 'string'
}
