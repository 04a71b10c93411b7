import type { MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { onForgetAll } from '../isolate-state.ts'
import { report } from '../report.ts'
import { isMachinePath } from './address.ts'
import { isCounted } from './is-counted.ts'
import { countHit } from './redirect-hits.ts'
import {
  isInForce,
  RedirectRule,
  redirectKey,
  redirectPath,
  targetKey,
  withQueryOf,
} from './redirect-rule.ts'

/** How often an isolate reads KV again, also after "no such rule". */
interface RedirectOptions {
  /** Seconds for which the edge may cache KV's answer (KV's minimum is 30). */
  cacheTtl?: number
  /** Milliseconds for which an isolate caches an answer. */
  heldMs?: number
}

const maxHeld = 4000
const held = new Map<string, { rule: RedirectRule | null; readAt: number }>()

/**
 * Redirects moved addresses before anything is loaded or rendered. One KV read: `redirect:{path}`.
 * @returns Middleware that answers with the rule's status, or passes the request on if there is no rule or KV doesn't
 * answer.
 */
export function redirects(options: RedirectOptions = {}): MiddlewareHandler<AppEnv> {
  return async function redirects(c, next) {
    const { fullPath, url, isPayload } = c.get('address')
    if (isMachinePath(fullPath)) return next()
    const rule = await findRedirect(c.env.EDGE_KV, fullPath, options)
    if (!rule) return next()
    if (isCounted(c.req.raw))
      c.executionCtx.waitUntil(countHit(c.env.DB, redirectPath(decodeURI(fullPath)), Date.now()))
    if (rule.status === 410) throw new SiteError('GoneError')
    c.header('cache-control', `public, max-age=${secondsToKeep(rule, Date.now())}`)
    // Newsletter links carry their campaign in the query; without it the source of a visit is lost.
    const to = rule.keepQuery ? withQueryOf(url, rule.to) : rule.to
    if (isPayload) return c.json({ redirect: to })
    return c.redirect(asLocation(to), rule.status)
  }
}

/**
 * The rule for a path, or null if there is none or it has expired.
 * @param path With its locale prefix, percent-encoded or not.
 */
export async function findRedirect(
  kv: KVNamespace,
  path: string,
  options: RedirectOptions = {},
): Promise<RedirectRule | null> {
  const rule = await findRule(kv, path, options)
  return rule && isInForce(rule, Date.now()) ? rule : null
}

/** The stored rule of a path, even if it has expired: a cached one may expire later. */
async function findRule(
  kv: KVNamespace,
  path: string,
  { cacheTtl = 60, heldMs = 10_000 }: RedirectOptions,
): Promise<RedirectRule | null> {
  const known = held.get(path)
  if (known && Date.now() - known.readAt < heldMs) return known.rule
  const key = redirectKey(decodeURI(path))
  if (!key) return null
  try {
    const stored = await kv.get<unknown>(key, { type: 'json', cacheTtl })
    const rule = stored === null ? null : v.parse(RedirectRule, stored)
    if (rule && (await isLoop(kv, key, rule, cacheTtl)))
      throw new Error('The rule redirects back to its own address')
    remember(path, rule)
    return rule
  } catch (failure) {
    report('redirects', failure, { key })
    return known?.rule ?? null
  }
}

const maxSteps = 5

/** Prevents endless loops in the browser; only an address with a rule costs this lookup. */
async function isLoop(kv: KVNamespace, from: string, rule: RedirectRule, cacheTtl: number): Promise<boolean> {
  let to = targetKey(rule)
  for (let step = 0; to && step < maxSteps; step++) {
    if (to === from) return true
    const next = v.safeParse(RedirectRule, await kv.get<unknown>(to, { type: 'json', cacheTtl }))
    to = next.success && isInForce(next.output, Date.now()) ? targetKey(next.output) : null
  }
  return false
}

/** Clears this isolate's cache after a rule has changed. */
export function forgetRedirects(): void {
  held.clear()
}

onForgetAll(forgetRedirects)

/** How long a browser may cache a redirect: not beyond its expiry. */
function secondsToKeep({ expiresAt }: RedirectRule, now: number): number {
  const longest = 300
  return expiresAt === null ? longest : Math.min(longest, Math.floor((Date.parse(expiresAt) - now) / 1000))
}

/** Editors write addresses in readable form; a header may contain only printable ASCII. */
function asLocation(to: string): string {
  return to.toWellFormed().replace(/[^\x21-\x7e]+/gu, encodeURIComponent)
}

function remember(path: string, rule: RedirectRule | null): void {
  // Bots that guess addresses would fill the memory; starting over costs one KV read per path.
  if (held.size >= maxHeld) held.clear()
  held.set(path, { rule, readAt: Date.now() })
}
