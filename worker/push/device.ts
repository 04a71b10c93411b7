import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { CookieName } from '../../cms/src/privacy/browser-storage.ts'
import type { AppEnv, Config } from '../env.ts'
import { writeCookie } from '../http/cookies.ts'
import { hexadecimal, sha256 } from '../signature.ts'

/** The longest that browsers keep a cookie. */
const cookieSeconds = 400 * 24 * 3600

const secretForm = /^[0-9a-f]{64}$/

/**
 * The cookie that proves that a registration belongs to this browser; over https it has a name that no subdomain can
 * set.
 */
function deviceCookie({ siteUrl }: Pick<Config, 'siteUrl'>): CookieName {
  return siteUrl.startsWith('https:') ? '__Host-schakel_push' : 'schakel_push'
}

/** The SHA-256 of the browser's secret, as stored in D1; null without one. */
export async function sentDevice(c: Context<AppEnv>): Promise<string | null> {
  const secret = getCookie(c, deviceCookie(c.var.config))
  return secret && secretForm.test(secret) ? sha256(secret) : null
}

/** A browser, and a function that extends its cookie. */
export interface Device {
  /** SHA-256 of the secret. */
  hash: string
  keep: () => void
}

/** The browser, identified by the secret it sent or a new one. */
export async function deviceOf(c: Context<AppEnv>): Promise<Device> {
  const name = deviceCookie(c.var.config)
  const sent = getCookie(c, name)
  const secret = sent && secretForm.test(sent) ? sent : newSecret()
  return {
    hash: await sha256(secret),
    keep: () => writeCookie(c, name, secret, `Max-Age=${cookieSeconds}; HttpOnly`),
  }
}

/** Deletes the secret's cookie. */
export function forgetDevice(c: Context<AppEnv>): void {
  writeCookie(c, deviceCookie(c.var.config), '', 'Max-Age=0; HttpOnly')
}

function newSecret(): string {
  return hexadecimal(crypto.getRandomValues(new Uint8Array(32)))
}
