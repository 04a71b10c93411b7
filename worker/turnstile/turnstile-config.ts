import * as v from 'valibot'

/** Cloudflare's check that a person sends a form (decision 065). */
export interface TurnstileConfig {
  /** Public: browsers get it. */
  siteKey: string
  secret: string
  /** Origin of the widget and of the verification. */
  origin: string
  /** Whether these are Cloudflare's keys for trying out, whose answers name another site. */
  isTrial: boolean
}

/** Its variables, empty if it isn't used. */
export const turnstileVariables = {
  TURNSTILE_SITE_KEY: v.optional(v.string(), ''),
  TURNSTILE_SECRET: v.optional(v.string(), ''),
  TURNSTILE_URL: v.optional(v.string(), ''),
}

type Variables = Record<keyof typeof turnstileVariables, string>

const trialKey = /^[123]x0{10}/
const key = /^[\w-]{10,100}$/

/**
 * Reads the variables. Without both keys, or with those for trying out on a public site, the check is off.
 * @returns `faults` names the variables that keep it off although others are set.
 */
export function turnstileFrom(
  { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: secret, TURNSTILE_URL: url }: Variables,
  isPublic: boolean,
): { turnstile: TurnstileConfig | null; faults: string[] } {
  if (!siteKey && !secret) return { turnstile: null, faults: [] }
  const mayBe = (given: string) => key.test(given) && !(isPublic && trialKey.test(given))
  const origin = originOf(url)
  const faults = [
    ...(mayBe(siteKey) ? [] : ['TURNSTILE_SITE_KEY']),
    ...(mayBe(secret) ? [] : ['TURNSTILE_SECRET']),
    ...(origin && !(isPublic && origin.startsWith('http:')) ? [] : ['TURNSTILE_URL']),
  ]
  if (!origin || faults.length > 0) return { turnstile: null, faults }
  return { turnstile: { siteKey, secret, origin, isTrial: trialKey.test(secret) }, faults }
}

function originOf(url: string): string | null {
  return URL.canParse(url) && /^https?:/.test(url) ? new URL(url).origin : null
}
