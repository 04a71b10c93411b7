import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv, Config } from '../env.ts'
import { returnCookie } from './return-path.ts'

/**
 * Tells scripts that somebody is signed in, by the number that pages name them by too, and opens nothing: `client/account` asks
 * who it is only where it is there, and shows nobody what it has loaded for another.
 */
const hintCookie = 'schakel_account'

/** Those in which the backend keeps a visit to a provider of social sign-in. */
export const providerCookies = ['koa.sess', 'koa.sess.sig']

/** The cookie that holds the token; over https under a name that no subdomain can write. */
function tokenCookie({ siteUrl }: Pick<Config, 'siteUrl'>): string {
  return siteUrl.startsWith('https:') ? '__Host-strapi_jwt' : 'strapi_jwt'
}

/** The token that a browser sent, if any. */
export function sentToken(c: Context<AppEnv>): string | undefined {
  return getCookie(c, tokenCookie(c.var.config)) || undefined
}

interface KeptToken {
  token: string
  userId: number
  /** The token's own life. */
  seconds: number
}

/** Keeps the token, and the hint for as long. */
export function keepToken(c: Context<AppEnv>, { token, userId, seconds }: KeptToken): void {
  write(c, tokenCookie(c.var.config), token, `Max-Age=${seconds}; HttpOnly`)
  write(c, hintCookie, String(userId), `Max-Age=${seconds}`)
  // A visit to a provider is over.
  for (const name of [...providerCookies, returnCookie])
    if (getCookie(c, name) !== undefined) write(c, name, '', 'Max-Age=0; HttpOnly')
}

/** Takes the token and its hint away. */
export function clearToken(c: Context<AppEnv>): void {
  write(c, tokenCookie(c.var.config), '', 'Max-Age=0; HttpOnly')
  write(c, hintCookie, '', 'Max-Age=0')
}

/** Notes a cookie for the answer, whichever that will be; the last word on a name counts. */
export function write(c: Context<AppEnv>, name: string, value: string, attributes: string): void {
  const secure = c.var.config.siteUrl.startsWith('https:') ? '; Secure' : ''
  c.var.cookies.set(name, `${name}=${value}; Path=/; ${attributes}; SameSite=Lax${secure}`)
}
