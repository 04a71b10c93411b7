import { createHmac, timingSafeEqual } from 'node:crypto'
import { hashOf } from './code.ts'

/** The HMAC-SHA256 of a text. */
export function hmacOf(text: string, secret: string | Uint8Array): Buffer {
  return createHmac('sha256', secret).update(text).digest()
}

/** Whether two texts are the same; how long it takes doesn't tell where they differ. */
export function isSameText(given: string, expected: string): boolean {
  // Hashes have equal lengths, which the comparison requires.
  return timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(expected)))
}
