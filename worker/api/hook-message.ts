import * as v from 'valibot'
import { locales } from '../../client/content/locale.ts'
import { isSignatureOf } from '../signature.ts'

/** What the backend tells when something is published, changed or gone. It carries ids and paths, never fields. */
export const HookMessage = v.object({
  id: v.pipe(v.string(), v.maxLength(64)),
  /** ISO 8601. */
  at: v.string(),
  event: v.picklist(['publish', 'unpublish', 'delete']),
  /** Content type, such as `content`. */
  type: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,40}$/)),
  documentId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  locale: v.nullish(v.picklist(locales)),
  /** Of a redirect: its addresses before and after the change. */
  paths: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.startsWith('/'), v.maxLength(2048))), v.maxLength(20)),
  ),
})

/** A message that was checked. */
export type HookMessage = v.InferOutput<typeof HookMessage>

const maxAgeSeconds = 300

/**
 * Tells whether a message was signed by our backend within the last five minutes.
 * @param timestamp Seconds since 1970, as the header says.
 * @param signature `sha256=` and the hexadecimal HMAC of `{timestamp}.{body}`.
 */
export async function isSigned(
  body: string,
  timestamp: string | undefined,
  signature: string | undefined,
  secret: string,
): Promise<boolean> {
  if (!timestamp || !/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > maxAgeSeconds) return false
  const hex = /^sha256=(.*)$/.exec(signature ?? '')?.[1] ?? ''
  return isSignatureOf(`${timestamp}.${body}`, hex, secret)
}
