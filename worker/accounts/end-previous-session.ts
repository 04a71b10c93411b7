import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../env.ts'
import { changeToken } from './change-token.ts'
import { providerCookies } from './cookies.ts'

/**
 * Ends the session of a visitor who returns from a social sign-in provider, as at the start of every sign-in. Nobody
 * else's: links of other sites can point to this address too.
 */
export async function endPreviousSession(c: Context<AppEnv>): Promise<void> {
  if (isVisiting(c) && c.var.visitor.signedIn) await changeToken(c, null)
}

/** Whether this browser is visiting a social sign-in provider, or has returned without finishing. */
export function isVisiting(c: Context<AppEnv>): boolean {
  return providerCookies.some((name) => getCookie(c, name) !== undefined)
}
