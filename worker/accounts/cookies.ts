import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { CookieName } from '../../cms/src/privacy/browser-storage.ts'
import type { AppEnv, Config } from '../env.ts'
import { writeCookie } from '../http/cookies.ts'
import { returnCookie } from './return-path.ts'

/**
 * Tells scripts that someone is signed in, by the account number that pages also contain. It grants nothing:
 * `client/account` only requests the account if the cookie exists, and never shows what it loaded for another account.
 */
const hintCookie = 'schakel_account'

/** The backend's cookies during a social sign-in. */
export const providerCookies = ['koa.sess', 'koa.sess.sig'] as const

/** The cookie with the token; over https it has a name that no subdomain can set. */
function tokenCookie({ siteUrl }: Pick<Config, 'siteUrl'>): CookieName {
  return siteUrl.startsWith('https:') ? '__Host-strapi_jwt' : 'strapi_jwt'
}

/** The token that a browser sent, if any. */
export function sentToken(c: Context<AppEnv>): string | undefined {
  return getCookie(c, tokenCookie(c.var.config)) || undefined
}

interface KeptToken {
  token: string
  userId: number
  /** The token's remaining lifetime. */
  seconds: number
}

/** Sets the cookies with the token and the hint, for the token's lifetime. */
export function keepToken(c: Context<AppEnv>, { token, userId, seconds }: KeptToken): void {
  writeCookie(c, tokenCookie(c.var.config), token, `Max-Age=${seconds}; HttpOnly`)
  writeCookie(c, hintCookie, String(userId), `Max-Age=${seconds}`)
  // The visit to a provider is over.
  for (const name of [...providerCookies, returnCookie] as const)
    if (getCookie(c, name) !== undefined) writeCookie(c, name, '', 'Max-Age=0; HttpOnly')
}

/** Clears the cookies with the token and the hint. */
export function clearToken(c: Context<AppEnv>): void {
  writeCookie(c, tokenCookie(c.var.config), '', 'Max-Age=0; HttpOnly')
  writeCookie(c, hintCookie, '', 'Max-Age=0')
}
