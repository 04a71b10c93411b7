import type { Context, MiddlewareHandler } from 'hono'
import type { CookieName } from '../../cms/src/privacy/browser-storage.ts'
import type { AppEnv } from '../env.ts'

/**
 * Sets a cookie on the response, whatever that will be; the last value of a name wins.
 * @param name One that the page about cookies names.
 */
export function writeCookie(c: Context<AppEnv>, name: CookieName, value: string, attributes: string): void {
  const secure = c.get('config').siteUrl.startsWith('https:') ? '; Secure' : ''
  c.get('cookies').set(name, `${name}=${value}; Path=/; ${attributes}; SameSite=Lax${secure}`)
}

/** Sends the cookies that the steps below have set. A response with one belongs to one visitor, and isn't cached. */
export function cookies(): MiddlewareHandler<AppEnv> {
  return async function cookies(c, next) {
    c.set('cookies', new Map())
    await next()
    if (c.get('cookies').size === 0) return
    const { headers } = c.res
    for (const cookie of c.get('cookies').values()) headers.append('set-cookie', cookie)
    if (!headers.get('cache-control')?.includes('no-store')) headers.set('cache-control', 'private, no-store')
  }
}
