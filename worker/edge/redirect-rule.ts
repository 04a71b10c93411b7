import * as v from 'valibot'

/** The statuses a rule may answer with; 410 says that the page is gone for good. */
export const redirectStatuses = [301, 302, 307, 308, 410] as const

/** Where a moved address leads: the value of KV key `redirect:{path}`. */
export const RedirectRule = v.pipe(
  v.object({
    /** Site path or absolute https address; empty with 410. */
    to: v.string(),
    status: v.picklist(redirectStatuses),
    keepQuery: v.boolean(),
    /** ISO 8601; from that instant on the rule is none. Null, or left out, where it stands for good. */
    expiresAt: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  }),
  v.check(
    (rule) => rule.status === 410 || isSafeTarget(rule.to),
    'The target is neither a site path nor an https address.',
  ),
)

/** A rule as it is stored. */
export type RedirectRule = v.InferOutput<typeof RedirectRule>

/** Tells whether a rule still leads on; it is over at the very instant at which it expires. */
export function isInForce({ expiresAt }: RedirectRule, now: number): boolean {
  return expiresAt === null || Date.parse(expiresAt) > now
}

/** A path as rules know it: lower-case, without a slash at its end. */
export function redirectPath(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/+$/, '')
}

/** The KV key of a path. Null where the path is longer than a key may be. */
export function redirectKey(path: string): string | null {
  const key = `redirect:${redirectPath(path)}`
  return new TextEncoder().encode(key).length <= 512 ? key : null
}

/** The KV key of the address that a rule leads to; null where it leads to another site. */
export function targetKey({ to }: RedirectRule): string | null {
  return to.startsWith('/') ? redirectKey(decodeURI(to.split(/[?#]/, 1)[0] ?? '')) : null
}

/** Tells whether a target may be followed: a path on this site, or https. `//host`, `/\host` and script schemes may not. */
export function isSafeTarget(to: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters, which would hide a second slash
  if (/[\u0000-\u0020\u007f]/.test(to)) return false
  if (to.startsWith('/')) return !/^\/[/\\]/.test(to)
  return URL.canParse(to) && new URL(to).protocol === 'https:'
}

/** The target with the query of the visit; keys that the target has itself keep the target's value. */
export function withQueryOf(visited: URL, to: string): string {
  if (!visited.search) return to
  const [rest = '', fragment] = to.split('#', 2)
  const [path = '', own = ''] = rest.split('?', 2)
  const query = new URLSearchParams(own)
  const ownKeys = new Set(query.keys())
  for (const [key, value] of visited.searchParams) if (!ownKeys.has(key)) query.append(key, value)
  return `${path}?${query}${fragment === undefined ? '' : `#${fragment}`}`
}
