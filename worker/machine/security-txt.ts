import type { Context, Next } from 'hono'
import { defaultLocale, locales } from '../../client/content/locale.ts'
import type { AppEnv } from '../env.ts'

const path = '/.well-known/security.txt'
const dayMs = 86_400_000
/** The standard recommends at most a year; serving the file renews it daily. */
const expiresAfterDays = 180
const freshSeconds = 86_400

/**
 * `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. Missing without a contact in the
 * configuration.
 */
export async function securityTxt(c: Context<AppEnv>, next: Next): Promise<Response | undefined> {
  const { siteUrl, security } = c.var.config
  if (!security) {
    await next()
    return undefined
  }
  const languages = [defaultLocale, ...locales.filter((locale) => locale !== defaultLocale)]
  const lines = [
    ...security.contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expiresFrom(Date.now())}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${siteUrl}${path}`,
    ...(security.policy ? [`Policy: ${security.policy}`] : []),
  ]
  return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': `public, max-age=${freshSeconds}` })
}

/** The file's address before there was a well-known one, which older tools still use. */
export async function legacySecurityTxt(c: Context<AppEnv>, next: Next): Promise<Response | undefined> {
  if (c.var.config.security) return c.redirect(path, 301)
  await next()
  return undefined
}

/** Constant for a whole day. @param now Milliseconds since 1970. @returns ISO 8601. */
function expiresFrom(now: number): string {
  return new Date((Math.floor(now / dayMs) + expiresAfterDays) * dayMs).toISOString()
}
