/** Name of the cookie that says which events belong together. */
export const sessionCookie = 'session'

/** How long it lives, in milliseconds: one year, as the specification has it. */
export const sessionLifeMs = 365 * 86_400_000

/** Milliseconds that a browser's clock may be ahead of ours: as far as it is where it shows the time of another zone. */
const aheadMs = 14 * 3_600_000
/** Characters of such a value at most; ours has 76. */
const longest = 200

/**
 * What the cookie holds: base64 of `{ id, iat, exp }`. The id is the same for everybody, so only the time of issue tells two readers
 * apart; there is no account, no device and no number of a person in it.
 * @param iat Time of issue, in milliseconds since the epoch.
 */
export function sessionValue(iat: number): string {
  return btoa(JSON.stringify({ id: 0, iat, exp: iat + sessionLifeMs }))
}

/**
 * The rest of a session's life, by the one rule that browser and worker share: it holds what `sessionValue` makes and nothing else, is
 * of now, and has not expired.
 * @param now Milliseconds since the epoch.
 * @returns Milliseconds; 0 for whatever is no session of ours.
 */
export function sessionLifeLeft(value: string, now: number): number {
  if (value.length > longest || !/^[\w+/-]+={0,2}$/.test(value)) return 0
  const session = parse(value)
  if (!session || Object.keys(session).length !== 3) return 0
  const { id, iat, exp } = session
  if (id !== 0 || typeof iat !== 'number' || typeof exp !== 'number') return 0
  if (!Number.isSafeInteger(iat) || iat < 0 || exp !== iat + sessionLifeMs || iat > now + aheadMs) return 0
  return Math.max(0, exp - now)
}

/** Whether a value is a session of ours that has not expired. @param now Milliseconds since the epoch. */
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
