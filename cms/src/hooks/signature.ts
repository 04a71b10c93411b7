import { hmacOf, isSameText } from '../access/signing.ts'

/** Maximum age of a message, in seconds. */
const lifeSeconds = 300

/** The signature of a message (decision 004): HMAC-SHA256 over time stamp and body. @param timestamp Seconds since 1970. */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return `sha256=${hmacOf(`${timestamp}.${body}`, secret).toString('hex')}`
}

/** Whether a message was signed with the secret in the last five minutes. */
export function isSigned(
  secret: string,
  { timestamp, signature, body }: { timestamp: string; signature: string; body: string },
): boolean {
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  // Also false for NaN.
  if (!(age <= lifeSeconds)) return false
  return isSameText(signature, signatureOf(secret, timestamp, body))
}
