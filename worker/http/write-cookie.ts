import type { Context } from 'hono'
import type { AppEnv } from '../env.ts'

/** Sets a cookie on the response, whatever that will be; the last value of a name wins. */
export function writeCookie(c: Context<AppEnv>, name: string, value: string, attributes: string): void {
  const secure = c.var.config.siteUrl.startsWith('https:') ? '; Secure' : ''
  c.var.cookies.set(name, `${name}=${value}; Path=/; ${attributes}; SameSite=Lax${secure}`)
}
