import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../env.ts'
import { writeCookie } from '../http/cookies.ts'

/** Says that a browser saves by forms: it runs no script that could fill in what it saved. It ends with the browser. */
const cookie = 'schakel_zonder_script'

/** Remembers that a browser runs no script; it gets its reader's marks with each page from now on. */
export function noteWithoutScript(c: Context<AppEnv>): void {
  writeCookie(c, cookie, '1', 'HttpOnly')
}

/** Whether a browser is known to run no script. */
export function isWithoutScript(c: Context<AppEnv>): boolean {
  return getCookie(c, cookie) !== undefined
}
