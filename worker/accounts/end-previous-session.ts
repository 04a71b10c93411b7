import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../env.ts'
import { changeToken } from './change-token.ts'
import { providerCookies } from './cookies.ts'

/**
 * Ends the session of a visitor who is back from a provider of social sign-in, as every sign-in begins. Nobody else's: links of
 * other sites can lead to the address that providers lead back to.
 */
export async function endPreviousSession(c: Context<AppEnv>): Promise<void> {
  if (isVisiting(c) && c.var.visitor.signedIn) await changeToken(c, null)
}

/** Whether this browser is at a provider of social sign-in, or back from there and not done. */
export function isVisiting(c: Context<AppEnv>): boolean {
  return providerCookies.some((name) => getCookie(c, name) !== undefined)
}
