import { expect } from 'vitest'

const securityHeaders = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'x-frame-options',
]

/** An answer has all security headers. */
export function expectSecure(response: Response, path: string): void {
  for (const name of securityHeaders) expect(response.headers.has(name), `${name} on ${path}`).toBe(true)
}
