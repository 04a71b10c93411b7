import { env } from 'cloudflare:workers'
import { sign } from 'hono/jwt'

const hour = 3600

/** A token as Strapi signs it, for user 42. */
export function validToken(): Promise<string> {
  return tokenOf(claims())
}

/** A token that expired an hour ago. */
export function expiredToken(): Promise<string> {
  return tokenOf({ ...claims(), iat: now() - 2 * hour, exp: now() - hour })
}

/** A token with other claims, secret or algorithm than Strapi's. */
export function tokenOf(
  payload: Record<string, unknown>,
  secret: string = env.JWT_SECRET,
  algorithm: 'HS256' | 'HS384' | 'HS512' = 'HS256',
): Promise<string> {
  return sign(payload, secret, algorithm)
}

/** The claims that Strapi signs. */
export function claims(): { id: number; iat: number; exp: number } {
  return { id: 42, iat: now() - hour, exp: now() + hour }
}

function now(): number {
  return Math.floor(Date.now() / 1000)
}
