import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'

/**
 * Admits operators with the secret OPS_TOKEN, as `Authorization: Bearer`. Without one in the configuration, the address
 * doesn't exist.
 * @throws SiteError `NotFoundError`, `UnauthorizedError`.
 */
export function forOperators(): MiddlewareHandler<AppEnv> {
  return async function forOperators(c, next) {
    const { opsToken } = c.var.config
    if (!opsToken) throw new SiteError('NotFoundError', {}, { message: `Page not found: ${c.req.path}` })
    const given = /^Bearer +(.+)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    if (!(await isSame(given, opsToken))) throw new SiteError('UnauthorizedError', { challenge: 'Bearer' })
    return next()
  }
}

/** Compares digests, so that the timing reveals nothing about the secret, not even its length. */
async function isSame(given: string, secret: string): Promise<boolean> {
  const [one, other] = await Promise.all(
    [given, secret].map((text) => crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))),
  )
  return one !== undefined && other !== undefined && crypto.subtle.timingSafeEqual(one, other)
}
