import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'

const maxKeys = 10_000

/**
 * Limits attempts per account, or per client address if nobody is signed in. The plugin's own limit also counts by an `email` in the body,
 * which an attacker could change with every attempt.
 */
export default (_config: unknown, { strapi }: { strapi: Core.Strapi }): Core.MiddlewareHandler => {
  const windows = new Map<string, { count: number; until: number }>()

  return async (ctx, next) => {
    const settings = strapi.config.get('plugin::users-permissions.ratelimit') as {
      enabled: boolean
      interval: number
      max: number
    }
    if (!settings.enabled) return next()
    const now = Date.now()
    if (windows.size > maxKeys) for (const [key, { until }] of windows) if (until <= now) windows.delete(key)

    const key = ctx.state.user ? `user ${ctx.state.user.id}` : `address ${ctx.request.ip}`
    const known = windows.get(key)
    const window = known && known.until > now ? known : { count: 0, until: now + settings.interval }
    window.count += 1
    windows.set(key, window)
    if (window.count > settings.max) {
      ctx.set('Retry-After', String(Math.ceil((window.until - now) / 1000)))
      throw new errors.RateLimitError()
    }
    return next()
  }
}
