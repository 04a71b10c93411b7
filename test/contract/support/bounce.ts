import { lane } from '../../worker/support/lane.ts'

const { strapiUrl, bounceSecret } = lane

/**
 * Tells the backend that a mail came back.
 * @param to Its sender: an address of the mail's own.
 * @param at Milliseconds since 1970.
 * @returns The status of the answer.
 */
export async function bounce(
  to: string,
  status: string,
  { secret = bounceSecret, at = Date.now() } = {},
): Promise<number> {
  const body = JSON.stringify({ to, status })
  const timestamp = String(Math.floor(at / 1000))
  const key = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  )
  const bytes = await crypto.subtle.sign('HMAC', key, new TextEncoder().encode(`${timestamp}.${body}`))
  const signature = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const response = await fetch(`${strapiUrl}/api/mail-bounces`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-schakel-timestamp': timestamp,
      'x-schakel-signature': `sha256=${signature}`,
    },
    body,
  })
  return response.status
}
