import * as v from 'valibot'
import { withTimeout } from '../http/timeout.ts'
import { report } from '../report.ts'
import type { TurnstileConfig } from './turnstile-config.ts'

/** What a form brought along, and where it was sent. */
interface Proof {
  token: string
  /** Name of the form. */
  action: string
  hostname: string
  /** Null if unknown. */
  address: string | null
  /** The same for the same form sent again: at least 32 hexadecimal digits. */
  key: string
}

/** `unknown`: Cloudflare could not be asked, or could not tell. */
export type Verdict = 'person' | 'refused' | 'unknown'

/** A form waits for it; the browser gives up after 15 seconds. */
const timeoutMs = 4000
/** Of Cloudflare's tokens. */
const maxTokenLength = 2048

const Answer = v.object({
  success: v.boolean(),
  'error-codes': v.optional(v.array(v.string()), []),
  hostname: v.optional(v.string(), ''),
  action: v.optional(v.string(), ''),
})

/** What is wrong with the token itself; any other code is about us or about Cloudflare. */
const ofToken = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']

/**
 * Asks Cloudflare whether a person sent a form. A token counts once, for one form of this site, within five minutes. Never throws: what goes
 * wrong is reported.
 * @see https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export async function verifyProof(turnstile: TurnstileConfig, proof: Proof): Promise<Verdict> {
  if (proof.token.length > maxTokenLength) return 'refused'
  try {
    const answer = await ask(turnstile, proof)
    if (answer.success) return isFor(proof, answer, turnstile) ? 'person' : 'refused'
    const codes = answer['error-codes']
    if (codes.length > 0 && codes.every((code) => ofToken.includes(code))) return 'refused'
    throw new Error(`Turnstile answered ${codes.join(', ') || 'nothing'}`)
  } catch (failure) {
    report('turnstile', failure)
    return 'unknown'
  }
}

async function ask(
  { secret, origin }: TurnstileConfig,
  { token, address, key }: Proof,
): Promise<v.InferOutput<typeof Answer>> {
  const init: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      secret,
      response: token,
      ...(address ? { remoteip: address } : {}),
      // With it, the same form may ask about the same token again.
      idempotency_key: uuidOf(key),
    }),
    redirect: 'manual',
  }
  return withTimeout(timeoutMs, async (signal) => {
    const response = await fetch(`${origin}/turnstile/v0/siteverify`, { ...init, signal })
    const text = await response.text()
    // It answers 400 for what it refuses, with the same body.
    if (response.status >= 500) throw new Error(`Turnstile answered ${response.status}`)
    return v.parse(v.pipe(v.string(), v.parseJson(), Answer), text)
  })
}

function isFor(
  { action, hostname }: Proof,
  answer: v.InferOutput<typeof Answer>,
  { isTrial }: TurnstileConfig,
): boolean {
  return isTrial || (answer.hostname === hostname && answer.action === action)
}

/** A UUID of version 8, whose digits are ours to choose. */
function uuidOf(key: string): string {
  const digits = key.replaceAll('-', '').slice(0, 32)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-')
}
