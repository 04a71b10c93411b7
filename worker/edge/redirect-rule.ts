import * as v from 'valibot'
import { mayPointTo } from '../http/may-point-to.ts'

/** The statuses of a rule; 410 means that the page was removed. */
const redirectStatuses = [301, 302, 307, 308, 410] as const

/** A redirect rule: the value of KV key `redirect:{path}`. */
export const RedirectRule = v.pipe(
  v.object({
    /** Site path or absolute https address; empty with 410. */
    to: v.string(),
    status: v.picklist(redirectStatuses),
    keepQuery: v.boolean(),
    /** ISO 8601; the rule doesn't apply from that instant on. Null or absent for a permanent rule. */
    expiresAt: v.optional(v.nullable(v.pipe(v.string(), v.isoTimestamp())), null),
  }),
  v.check(
    (rule) => rule.status === 410 || mayPointTo.ownOrSecure(rule.to) !== null,
    'The target is neither a site path nor an https address.',
  ),
)

/** A stored rule. */
export type RedirectRule = v.InferOutput<typeof RedirectRule>

/** Whether a rule still applies; at the very instant of its expiry it no longer does. */
export function isInForce({ expiresAt }: RedirectRule, now: number): boolean {
  return expiresAt === null || Date.parse(expiresAt) > now
}

/** A path as in rules: lower case, without a trailing slash. */
export function redirectPath(path: string): string {
  return path.toLowerCase().replace(/(?<=.)\/+$/, '')
}

/** The KV key of a path; null if it is too long for a key. */
export function redirectKey(path: string): string | null {
  const key = `redirect:${redirectPath(path)}`
  return new TextEncoder().encode(key).length <= 512 ? key : null
}

/** The KV key of a rule's target; null for another site. */
export function targetKey({ to }: RedirectRule): string | null {
  return to.startsWith('/') ? redirectKey(decodeURI(to.split(/[?#]/, 1)[0] ?? '')) : null
}

/** The target with the query of the visit; for keys in both, the target's value wins. */
export function withQueryOf(visited: URL, to: string): string {
  if (!visited.search) return to
  const [rest = '', fragment] = to.split('#', 2)
  const [path = '', own = ''] = rest.split('?', 2)
  const query = new URLSearchParams(own)
  const ownKeys = new Set(query.keys())
  for (const [key, value] of visited.searchParams) if (!ownKeys.has(key)) query.append(key, value)
  return `${path}?${query}${fragment === undefined ? '' : `#${fragment}`}`
}
