import type { Payload, RedirectPayload } from '../payload.ts'
import { isObject, isPayload } from './is-payload.ts'
import { payloadAddress } from './payload-address.ts'

/** How long data that was fetched ahead may be shown, in milliseconds. */
const keptMs = 10_000

interface KeptAnswer {
  answer: Promise<Payload | RedirectPayload>
  /** Milliseconds since the epoch. */
  until: number
}

const kept = new Map<string, KeptAnswer>()

/**
 * The data of a page, or where it has moved to. Data that was fetched ahead is used once.
 * @throws TypeError when the network fails, SyntaxError or Error when the answer is not one of this site's pages.
 */
export function fetchPayload(url: URL, signal: AbortSignal): Promise<Payload | RedirectPayload> {
  const address = payloadAddress(url)
  const ahead = kept.get(address)
  kept.delete(address)
  return ahead && ahead.until > Date.now() ? ahead.answer : request(address, { signal })
}

/** Fetches the data of a page that a reader is about to ask for. */
export function fetchAhead(url: URL): void {
  const address = payloadAddress(url)
  for (const [known, { until }] of kept) if (until <= Date.now()) kept.delete(known)
  if (kept.has(address)) return
  const answer = request(address, { priority: 'low' })
  kept.set(address, { answer, until: Date.now() + keptMs })
  // A failure here is nobody's: the navigation itself asks again.
  answer.catch(() => kept.delete(address))
}

/** Drops what was fetched ahead: it is no longer so. */
export function forgetAhead(): void {
  kept.clear()
}

/** Holds an answer for the navigation that follows at once. */
export function keepPayload(url: URL, payload: Payload): void {
  kept.set(payloadAddress(url), { answer: Promise.resolve(payload), until: Date.now() + keptMs })
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
