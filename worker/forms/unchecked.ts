import type { Context } from 'hono'
import type { FormDefinition } from '../../client/forms/define-form.ts'
import type { AppEnv } from '../env.ts'
import { errors } from '../errors.ts'
import { clientAddress } from '../http/client-address.ts'
import { isAllowed } from '../http/limits.ts'
import type { Refused } from './form-handler.ts'
import type { SentForm } from './sent-form.ts'

const refusedProof = {
  kind: 'refused',
  status: 422,
  notice: { key: 'form.human-refused' },
} as const satisfies Refused

const tooManyUnchecked = {
  kind: 'refused',
  status: 429,
  notice: { key: 'form.human-unknown' },
  retryAfterSeconds: errors.TooManyError.retryAfterSeconds,
} as const satisfies Refused

/**
 * Where Cloudflare checks that people send the forms of strangers (decision 065): refuses a proof that is not good. A form without one, or whose
 * proof nobody can judge now, is one of a few that the site takes each minute.
 * @param key Idempotency key of the form.
 */
export async function refusedAsUnchecked(
  c: Context<AppEnv>,
  { name, isForStrangers }: FormDefinition,
  { proof }: SentForm,
  key: string,
): Promise<Refused | null> {
  const { config, visitor } = c.var
  const { turnstile, siteUrl } = config
  if (!turnstile || !isForStrangers || visitor.signedIn) return null
  if (proof) {
    const { verifyProof } = await import('../turnstile/verify-proof.ts')
    const { hostname } = new URL(siteUrl)
    const sent = { token: proof, action: name, hostname, address: clientAddress(c), key }
    const verdict = await verifyProof(turnstile, sent)
    if (verdict === 'person') return null
    if (verdict === 'refused') return refusedProof
  }
  return (await isAllowed(c.env, 'UNCHECKED_LIMIT', name)) ? null : tooManyUnchecked
}
