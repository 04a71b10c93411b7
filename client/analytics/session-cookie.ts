import { isPrivacyAsked } from './privacy-control.ts'

/** Name of the cookie that says which events belong together. */
export const sessionCookie = 'session'

/** How long it lives, in milliseconds: one year, as the specification has it. */
export const sessionLifeMs = 365 * 86_400_000

/**
 * What the cookie holds: base64 of `{ id, iat, exp }`. The id is the same for everybody, so only the time of issue tells two readers
 * apart; there is no account, no device and no number of a person in it.
 * @param iat Time of issue, in milliseconds since the epoch.
 */
export function sessionValue(iat: number): string {
  return btoa(JSON.stringify({ id: 0, iat, exp: iat + sessionLifeMs }))
}

/**
 * Whether a value is a session that was issued and has not expired: not broken, not of another life, not from the future.
 * @param now Milliseconds since the epoch.
 */
export function isSession(value: string, now: number): boolean {
  const session = parse(value)
  if (session?.id !== 0) return false
  const { iat, exp } = session
  if (!Number.isSafeInteger(iat) || exp !== iat + sessionLifeMs) return false
  return iat <= now && now < exp
}

/**
 * The reader's session; one is made where there is none, or where it is broken or expired.
 * @returns Null where the reader asks not to be followed (Global Privacy Control) or takes no cookies: events then go without.
 */
export function keepSession(now = Date.now()): string | null {
  if (isPrivacyAsked()) return null
  const before = readSession()
  if (before !== null && isSession(before, now)) return before
  const value = sessionValue(now)
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser, and this cookie belongs to script
  document.cookie = `${sessionCookie}=${value}; Path=/; Max-Age=${sessionLifeMs / 1000}; SameSite=Lax${secure}`
  return readSession() === value ? value : null
}

function readSession(): string | null {
  return new RegExp(`(?:^|; )${sessionCookie}=([^;]*)`).exec(document.cookie)?.[1] ?? null
}

function parse(value: string): { id: unknown; iat: number; exp: number } | null {
  try {
    const session: unknown = JSON.parse(atob(value))
    if (typeof session !== 'object' || session === null) return null
    if (!('id' in session && 'iat' in session && 'exp' in session)) return null
    const { id, iat, exp } = session
    return typeof iat === 'number' && typeof exp === 'number' ? { id, iat, exp } : null
  } catch {
    return null
  }
}
