import * as v from 'valibot'

/** Name of the cookie that tells visits apart. */
export const sessionCookie = 'session'

const dayMs = 86_400_000
/** A year, leap or not: the browser counts it by its own calendar. */
const yearMs = { least: 365 * dayMs, most: 366 * dayMs }
/** Milliseconds that a browser's clock may be ahead of ours: as far as it is where it shows the time of another zone. */
const aheadMs = 14 * 3_600_000
/** Characters of such a cookie at most; ours has 76. */
const longest = 200

const Milliseconds = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Everybody's id is 0, so that the cookie is nobody's name. */
const VisitSession = v.strictObject({ id: v.literal(0), iat: Milliseconds, exp: Milliseconds })

/**
 * Tells whether a text is a `session` as this site's pages make it: base64 of `{ id: 0, iat, exp }` in milliseconds, of now and
 * for a year.
 * @param now Milliseconds since the epoch.
 */
export function isVisitSession(text: string, now: number): boolean {
  if (text.length > longest || !/^[\w+/-]+={0,2}$/.test(text)) return false
  const parsed = v.safeParse(VisitSession, decoded(text))
  if (!parsed.success) return false
  const { iat, exp } = parsed.output
  const life = exp - iat
  return life >= yearMs.least && life <= yearMs.most && iat <= now + aheadMs && exp > now
}

function decoded(text: string): unknown {
  try {
    return JSON.parse(atob(text))
  } catch {
    return null
  }
}
