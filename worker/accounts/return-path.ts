import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../env.ts'
import { ownPath } from './own-path.ts'

/** Query key of the path to return to. */
export const returnKey = 'naar'

/** Stores that path during a visit to a provider of social sign-in. */
export const returnCookie = 'schakel_naar'

/** The path to return to, if it is one of this site. */
export function returnPath(c: Context<AppEnv>): string | null {
  const asked = ownPath(c.var.address.url.searchParams.get(returnKey))
  if (asked || c.var.address.path !== '/auth/connect') return asked
  return ownPath(getCookie(c, returnCookie))
}
