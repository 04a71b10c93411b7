import { createHmac, timingSafeEqual } from 'node:crypto'
import { hashOf } from './code.ts'

/** The HMAC-SHA256 of a text. */
export function hmacOf(text: string, secret: string | Uint8Array): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

/**
 * Signs what a link opens for some time. The worker checks it (`isSignedUntil` in `worker/signature.ts`).
 * @param parts What it is for, then what it opens.
 * @param options `now` in milliseconds since 1970.
 * @returns Expiry in seconds since 1970, and the HMAC-SHA256, in hex, of the parts and the expiry, one per line.
 */
export function signedUntil(
  parts: readonly string[],
  { secret, validSeconds, now }: { secret: string; validSeconds: number; now: number },
): { expires: string; signature: string } {
  const expires = String(Math.floor(now / 1000) + validSeconds)
  return { expires, signature: hmacOf([...parts, expires].join('\n'), secret).toString('hex') }
}

/** Whether two texts are the same; how long it takes doesn't tell where they differ. */
export function isSameText(given: string, expected: string): boolean {
  // Hashes have equal lengths, which the comparison requires.
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(expected)))
}
