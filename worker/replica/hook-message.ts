import * as v from 'valibot'
import { locales } from '../../client/content/locale.ts'
import { isSignatureOf } from '../signature.ts'

/** A publish hook's message. It contains ids and paths, never fields. */
export const HookMessage = v.object({
  id: v.pipe(v.string(), v.maxLength(64)),
  /** ISO 8601. */
  at: v.string(),
  event: v.picklist(['publish', 'unpublish', 'delete']),
  /** Content type, such as `content`. */
  type: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,40}$/)),
  documentId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  locale: v.nullish(v.picklist(locales)),
  /** What identifies the document in addresses: its public number, slug or link; of an account, its id. */
  names: v.optional(
    v.pipe(v.array(v.union([v.number(), v.pipe(v.string(), v.maxLength(300))])), v.maxLength(4)),
    [],
  ),
  /** Ids of the files that a deleted record kept. */
  files: v.optional(v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/))), v.maxLength(20)), []),
  /** Of a redirect: its addresses before and after the change. */
  paths: v.optional(
    v.pipe(v.array(v.pipe(v.string(), v.startsWith('/'), v.maxLength(2048))), v.maxLength(20)),
  ),
})

/** A validated message. */
export type HookMessage = v.InferOutput<typeof HookMessage>

const maxAgeSeconds = 300

/**
 * Whether our backend signed a message within the last five minutes.
 * @param timestamp Seconds since 1970, from the header.
 * @param signature `sha256=` and the hex HMAC of `{timestamp}.{body}`.
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
