import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../env.ts'
import { mayPointTo } from '../http/may-point-to.ts'

/** Query key of the path to return to. */
export const returnKey = 'naar'

/** Stores that path during a visit to a provider of social sign-in. */
export const returnCookie = 'schakel_naar'

/** The path to return to, if it is one of this site. */
export function returnPath(c: Context<AppEnv>): string | null {
  const asked = mayPointTo.ownPage(c.var.address.url.searchParams.get(returnKey))
  if (asked || c.var.address.path !== '/auth/connect') return asked
  return mayPointTo.ownPage(getCookie(c, returnCookie))
}
