import { createHmac, timingSafeEqual } from 'node:crypto'

/** Maximum age of a message, in seconds. */
const lifeSeconds = 300

/** The signature of a message (decision 004): HMAC-SHA256 over time stamp and body. @param timestamp Seconds since 1970. */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}

/** Whether a message was signed with the secret in the last five minutes. */
export function isSigned(
  secret: string,
  { timestamp, signature, body }: { timestamp: string; signature: string; body: string },
): boolean {
  const age = Math.abs(Date.now() / 1000 - Number(timestamp))
  // Also false for NaN.
  if (!(age <= lifeSeconds)) return false
  const wanted = Buffer.from(signatureOf(secret, timestamp, body))
  const given = Buffer.from(signature)
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
