import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../env.ts'
import { write } from './cookies.ts'

/** As long as the link of the mail works, in seconds. */
const proofSeconds = 24 * 60 * 60
const shape = /^[\w-]{43}$/

/** Over https under a name that no subdomain can write: it would make a stranger's registration this browser's own. */
function cookieName(c: Context<AppEnv>): string {
  return c.var.config.siteUrl.startsWith('https:') ? '__Host-schakel_registratie' : 'schakel_registratie'
}

/** What shows that this browser registered an account of the last day; null where it registered none. */
export function registrationProof(c: Context<AppEnv>): string | null {
  const proof = getCookie(c, cookieName(c))
  return proof !== undefined && shape.test(proof) ? proof : null
}

/**
 * Has this browser keep a proof of the account that it is about to register. One for all of a day, so that an account registered after
 * another does not take the other's away.
 * @returns 43 characters that nobody else knows.
 */
export function keepRegistrationProof(c: Context<AppEnv>): string {
  const proof = registrationProof(c) ?? newProof()
  write(c, cookieName(c), proof, `Max-Age=${proofSeconds}; HttpOnly`)
  return proof
}

function newProof(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
}
