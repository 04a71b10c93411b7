import type { MiddlewareHandler } from 'hono'
import { headScript } from '../../client/document/head-script.ts'
import type { AppEnv } from '../env.ts'
import { type PolicyOrigins, policyOrigins } from './policy-origins.ts'

const lasting = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The camera reads tickets at the door of an event; the browser asks whoever holds it.
  'permissions-policy':
    'camera=(self), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
} as const

const entries = Object.entries(lasting)

/**
 * Sets the headers on every response, including errors and machine files. The script policy is the same for all of
 * them; a streamed document adds its nonce itself.
 */
export function securityHeaders(): MiddlewareHandler<AppEnv> {
  return async function securityHeaders(c, next) {
    await next()
    if (!c.get('secured')) await addSecurityHeaders(c.res.headers, policyOrigins(c.get('config')))
  }
}

/**
 * Adds the headers to a response; its own script policy takes precedence.
 */
export async function addSecurityHeaders(headers: Headers, origins: PolicyOrigins): Promise<void> {
  // Pictures may be embedded elsewhere, and set their own headers.
  for (const [name, value] of entries) if (!headers.has(name)) headers.set(name, value)
  if (origins.payments.length > 0) {
    const payments = `payment=(self ${origins.payments.map((origin) => `"${origin}"`).join(' ')})`
    headers.set('permissions-policy', lasting['permissions-policy'].replace('payment=()', payments))
  }
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', await contentPolicy(undefined, origins))
}

const ownConnections = "connect-src 'self'"
const ownForms = "form-action 'self'"

let policy: Promise<string> | undefined

/**
 * The content security policy. The only inline script in every document (`client/document/head-script.ts`) is allowed
 * by its hash, so cached documents need no nonce.
 * @param nonce For a streamed document, whose late parts have small scripts of their own.
 * @param origins Other origins that it allows; by default none.
 */
export async function contentPolicy(
  nonce?: string,
  { connections, payments, frames }: PolicyOrigins = { connections: [], payments: [], frames: false },
): Promise<string> {
  policy ??= hash(headScript).then((ofHead) =>
    [
      "default-src 'none'",
      `script-src 'self' 'sha256-${ofHead}'`,
      "style-src 'self'",
      "img-src 'self' data:",
      "font-src 'self'",
      ownConnections,
      "manifest-src 'self'",
      "worker-src 'self'",
      ownForms,
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ].join('; '),
  )
  const own = await policy
  // The policy of the page that a form stands on also decides where the answer to the form may lead.
  const fixed = own
    .replace(ownConnections, [ownConnections, ...connections].join(' '))
    .replace(ownForms, [ownForms, ...payments].join(' '))
    .concat(frames ? "; frame-src 'self'" : '')
  return nonce ? fixed.replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`) : fixed
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
