/** Name of the cookie that groups events into sessions. */
export const sessionCookie = 'session'

/** Lifetime in milliseconds: one year, per the specification. */
export const sessionLifeMs = 365 * 86_400_000

/** How far a browser's clock may be ahead of ours, in milliseconds: the largest difference between time zones. */
const aheadMs = 14 * 3_600_000
/** Maximum length in characters; ours has 76. */
const maxLength = 200

/**
 * The cookie's value: base64 of `{ id, iat, exp }`. The id is the same for everybody, so only the time of issue tells two readers apart; it
 * contains no account, device or personal number.
 * @param iat Time of issue, in milliseconds since the epoch.
 */
export function sessionValue(iat: number): string {
  return btoa(JSON.stringify({ id: 0, iat, exp: iat + sessionLifeMs }))
}

/**
 * Remaining lifetime of a session. Browser and worker share this check: the value must be one that `sessionValue` makes, its times must be
 * plausible, and it must not have expired.
 * @param now Milliseconds since the epoch.
 * @returns Milliseconds; 0 for anything that isn't a session of ours.
 */
export function sessionLifeLeft(value: string, now: number): number {
  if (value.length > maxLength || !/^[\w+/-]+={0,2}$/.test(value)) return 0
  const session = parse(value)
  if (!session || Object.keys(session).length !== 3) return 0
  const { id, iat, exp } = session
  if (id !== 0 || typeof iat !== 'number' || typeof exp !== 'number') return 0
  if (!Number.isSafeInteger(iat) || iat < 0 || exp !== iat + sessionLifeMs || iat > now + aheadMs) return 0
  return Math.max(0, exp - now)
}

/** Whether a value is a session of ours that hasn't expired. @param now Milliseconds since the epoch. */
export function isSession(value: string, now: number): boolean {
  return sessionLifeLeft(value, now) > 0
}

function parse(value: string): Record<string, unknown> | null {
  try {
    const session: unknown = JSON.parse(atob(value))
    return typeof session === 'object' && session !== null ? { ...session } : null
  } catch {
    return null
  }
}
