import type { MiddlewareHandler } from 'hono'
import { audienceOf } from '../access/audience-of.ts'
import { audienceOfInternal } from '../cache/dependencies.ts'
import type { AppEnv } from '../env.ts'

/** Decides for which audience a request is answered, before any cache. Sets `audience`. */
export function audience(): MiddlewareHandler<AppEnv> {
  return async function audience(c, next) {
    c.set('audience', audienceOfInternal(c.req.raw) ?? (await audienceOf(c)))
    return next()
  }
}
