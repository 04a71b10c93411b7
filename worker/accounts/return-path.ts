import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../env.ts'
import { ownPath } from './own-path.ts'

/** Key of the query that says where a visitor goes on. */
export const returnKey = 'naar'

/** Keeps that path while the visitor is at a provider of social sign-in. */
export const returnCookie = 'schakel_naar'

/** Where the visitor wants to be led, if that is a path of this site. */
export function returnPath(c: Context<AppEnv>): string | null {
  const asked = ownPath(c.var.address.url.searchParams.get(returnKey))
  if (asked || c.var.address.path !== '/auth/connect') return asked
  return ownPath(getCookie(c, returnCookie))
}
