import type { MiddlewareHandler } from 'hono'
import { headScript } from '../../client/document/head-script.ts'
import type { AppEnv } from '../env.ts'
import { connectionsOf } from '../firebase/connections.ts'

const lasting = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
} as const

const entries = Object.entries(lasting)

/**
 * Puts the headers on every answer, errors and files of machines included.
 * The policy for scripts is the same for all of them; a streamed document adds its nonce itself.
 */
export function securityHeaders(): MiddlewareHandler<AppEnv> {
  return async function securityHeaders(c, next) {
    await next()
    if (!c.var.secured) await addSecurityHeaders(c.res.headers, connectionsOf(c.var.config))
  }
}

/**
 * Adds the headers to those of an answer; a policy for scripts that it brings along stays.
 * @param connects As `contentPolicy` takes them.
 */
export async function addSecurityHeaders(headers: Headers, connects: readonly string[]): Promise<void> {
  // Pictures may be shown elsewhere, and say so themselves.
  for (const [name, value] of entries) if (!headers.has(name)) headers.set(name, value)
  if (!headers.has('content-security-policy'))
    headers.set('content-security-policy', await contentPolicy(undefined, connects))
}

const ownConnections = "connect-src 'self'"

let policy: Promise<string> | undefined

/**
 * The content security policy. The one inline script that every document carries (`client/document/head-script.ts`)
 * is named by its hash, so stored documents need no nonce.
 * @param nonce For a streamed document, whose late parts bring their own small scripts.
 * @param connects Origins that scripts may speak to besides our own, as `connectionsOf` names them.
 */
export async function contentPolicy(nonce?: string, connects: readonly string[] = []): Promise<string> {
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
      "form-action 'self'",
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "object-src 'none'",
    ].join('; '),
  )
  const own = await policy
  const fixed =
    connects.length > 0 ? own.replace(ownConnections, [ownConnections, ...connects].join(' ')) : own
  return nonce ? fixed.replace("script-src 'self'", `script-src 'self' 'nonce-${nonce}'`) : fixed
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return btoa(String.fromCharCode(...new Uint8Array(digest)))
}
