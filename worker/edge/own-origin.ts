import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Calls of the backend and of operators, which authenticate themselves, and of providers, which may act by nothing: they come from no page. */
const pathsOfNoPage = new Set([
  '/api/hooks/strapi',
  '/api/payments/webhook',
  '/api/ops/statistics/retry',
  '/api/ops/statistics/set-aside',
])

/**
 * CSRF protection: a request that changes something is accepted only from a page of this site. Browsers send
 * `Sec-Fetch-Site`, older ones `Origin`; a client that sends neither isn't a browser with our cookies.
 * @throws SiteError `ForbiddenError`.
 */
export function ownOrigin(): MiddlewareHandler<AppEnv> {
  return async function ownOrigin(c, next) {
    if (
      !safe.has(c.req.method) &&
      !pathsOfNoPage.has(c.req.path) &&
      !isOfOwnPage(c.req.raw, c.get('config').siteUrl)
    )
      throw new SiteError('ForbiddenError')
    return next()
  }
}

/** Whether a request was sent by a page of this site. */
export function isOfOwnPage(request: Request, siteUrl: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  const origin = request.headers.get('origin')
  return origin === siteUrl || origin === new URL(request.url).origin
}
