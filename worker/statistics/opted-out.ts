import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { optOutCookie } from '../../client/analytics/opted-out.ts'
import { sessionCookie } from '../../client/analytics/session-value.ts'
import type { AppEnv } from '../env.ts'
import { writeCookie } from '../http/cookies.ts'

const yearSeconds = 365 * 86_400

/** Whether the reader objected to being counted. */
export function hasOptedOut(c: Context<AppEnv>): boolean {
  return getCookie(c, optOutCookie) === '1'
}

/** Remembers in the browser whether its reader is counted. Whoever isn't has no session either. */
export function chooseStatistics(c: Context<AppEnv>, isCounted: boolean): void {
  // Not HttpOnly: scripts then keep no session.
  writeCookie(c, optOutCookie, isCounted ? '' : '1', `Max-Age=${isCounted ? 0 : yearSeconds}`)
  if (!isCounted) writeCookie(c, sessionCookie, '', 'Max-Age=0')
}
