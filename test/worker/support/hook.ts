import { env } from 'cloudflare:workers'
import { visit } from './visit.ts'

const path = '/api/hooks/strapi'

/** A message with the fields that every message has; `more` overrides them. */
export function messageOf(more: Record<string, unknown>): Record<string, unknown> {
  return {
    id: crypto.randomUUID(),
    at: new Date().toISOString(),
    event: 'publish',
    type: 'content',
    documentId: 'none',
    locale: 'nl',
    ...more,
  }
}

/** Sends a signed message as the backend does. */
export async function tell(more: Record<string, unknown>): Promise<Response> {
  return tellSigned(JSON.stringify(messageOf(more)))
}

/** Sends any text with a valid signature, so that only the text can be refused. */
export async function tellSigned(body: string): Promise<Response> {
  return post(body, await signed(body))
}

/** Sends a text with these headers. */
export function post(body: string | ReadableStream, headers: Record<string, string>): Promise<Response> {
  return visit(path, { method: 'POST', body, headers })
}

/**
 * The headers of a message.
 * @param timestamp Seconds since 1970.
 */
export async function signed(
  body: string,
  { timestamp = Math.floor(Date.now() / 1000), secret = env.HOOK_SECRET } = {},
): Promise<Record<string, string>> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign'])
  const signature = new Uint8Array(
    await crypto.subtle.sign('HMAC', key, encoder.encode(`${timestamp}.${body}`)),
  )
  return {
    'x-schakel-timestamp': String(timestamp),
    'x-schakel-signature': `sha256=${[...signature].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`,
  }
}
