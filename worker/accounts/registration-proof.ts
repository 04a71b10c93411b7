import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { CookieName } from '../../cms/src/privacy/browser-storage.ts'
import type { AppEnv } from '../env.ts'
import { writeCookie } from '../http/cookies.ts'

/** The lifetime of the mail's link, in seconds. */
const proofSeconds = 24 * 60 * 60
const shape = /^[\w-]{43}$/

/**
 * Over https it has a name that no subdomain can set, since that could make a stranger's registration this browser's
 * own.
 */
function cookieName(c: Context<AppEnv>): CookieName {
  return c.var.config.siteUrl.startsWith('https:') ? '__Host-schakel_registratie' : 'schakel_registratie'
}

/** Proves that this browser registered an account in the past day; null without one. */
export function registrationProof(c: Context<AppEnv>): string | null {
  const proof = getCookie(c, cookieName(c))
  return proof !== undefined && shape.test(proof) ? proof : null
}

/**
 * Stores a proof in the browser for the account that it is about to register. One proof per day, so that a second
 * registration doesn't replace the first one's.
 * @returns 43 random characters.
 */
export function keepRegistrationProof(c: Context<AppEnv>): string {
  const proof = registrationProof(c) ?? newProof()
  writeCookie(c, cookieName(c), proof, `Max-Age=${proofSeconds}; HttpOnly`)
  return proof
}

function newProof(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
}
