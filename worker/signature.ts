/**
 * Whether a text was signed with a secret.
 * @param hex The HMAC-SHA256 of the text in lower-case hex; anything else isn't a signature.
 */
export async function isSignatureOf(text: string, hex: string, secret: string): Promise<boolean> {
  if (!/^[0-9a-f]{64}$/.test(hex)) return false
  const given = Uint8Array.from({ length: 32 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  )
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['verify'])
  // `verify` compares in constant time.
  return crypto.subtle.verify('HMAC', key, given, encoder.encode(text))
}

/**
 * Whether the backend signed what a link opens, and the link hasn't expired (`signedUntil` in `cms/src/access/signing.ts`): the
 * HMAC-SHA256, in hex, of the parts and the expiry, one per line.
 * @param expires Seconds since 1970; anything but digits is refused.
 * @param now Milliseconds since 1970.
 */
export async function isSignedUntil(
  parts: readonly string[],
  { expires, signature }: { expires: string; signature: string },
  secret: string,
  now: number,
): Promise<boolean> {
  if (!/^\d{1,12}$/.test(expires) || Number(expires) * 1000 <= now) return false
  return isSignatureOf([...parts, expires].join('\n'), signature, secret)
}

/** The SHA-256 of a text in lower-case hex. */
export async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return hexadecimal(new Uint8Array(digest))
}

/** Bytes in lower-case hex, two digits each. */
export function hexadecimal(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** The HMAC-SHA256 of a text, in lower-case hexadecimal. */
export async function signatureOf(text: string, secret: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  return hexadecimal(new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(text))))
}
