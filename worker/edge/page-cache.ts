import { manifest } from 'virtual:client-manifest'
import type { Context, ExecutionContext, MiddlewareHandler } from 'hono'
import { matchRoute, type RouteMatch } from '../../client/match.ts'
import { copies } from '../cache/copies.ts'
import { type Copy, type Freshness, stateOf } from '../cache/copy.ts'
import type { AppEnv, Config } from '../env.ts'
import { connectionsOf } from '../firebase/connections.ts'
import { hasForms } from '../forms/handlers.ts'
import { hasSaid } from '../forms/said.ts'
import { onForgetAll } from '../isolate-state.ts'
import { report } from '../report.ts'
import { type Address, isMachineFile, isMachinePath } from './address.ts'
import { isBot } from './bots.ts'
import { standInHeader } from './content.ts'
import { contentVersion } from './content-version.ts'
import { addSecurityHeaders } from './security-headers.ts'

/** Pages renew when content changes; the times only bound what a lost message can cost. */
const freshness: Freshness = { fresh: 300, stale: 86_400 }
/** A missing page may be published any moment, one that is gone may come back, and addresses that nobody wrote are without number. */
const missingFreshness: Freshness = { fresh: 30, stale: 0 }
/** Seconds for which a page that was made without the backend is good: as long as a backend that failed is left alone. */
const standInSeconds = 5

/** Names of headers that are part of a copy; all others belong to one answer. */
const keptHeaders = ['content-type', 'link', 'content-language', 'x-robots-tag']

/** Answers a request as the application would: how a copy is renewed. */
export type Dispatch = (request: Request, env: Env, context: ExecutionContext) => Response | Promise<Response>

/** Requests of our own that make a copy: complete, without a nonce, and past the cache. */
const renewals = new WeakSet<Request>()

/** Keys that are being renewed, so that many readers of one stale page cost one rendering. */
const underWay = new Set<string>()
onForgetAll(() => underWay.clear())

/** Tells whether an answer is made to be kept, or for a machine: rendered to its end before it is sent. */
export function mustBeComplete(c: Context<AppEnv>): boolean {
  return renewals.has(c.req.raw) || isBot(c.req.header('user-agent'))
}

/**
 * Answers anonymous readers and bots from kept copies: fresh ones as they are, stale ones while a new one is made,
 * outdated ones only when nothing newer can be had.
 * @param dispatch The application itself.
 */
export function pageCache(dispatch: Dispatch): MiddlewareHandler<AppEnv> {
  return async function pageCache(c, next) {
    const place = placeOf(c)
    if (!place) return next()
    const { key, url } = place
    const { env, executionCtx } = c
    const later = (work: Promise<unknown>) => executionCtx.waitUntil(work)
    const [copy, version] = await Promise.all([copies.get(key), contentVersion(env.EDGE_KV, later)])
    const state = copy
      ? stateOf(copy, version, isMissing(copy.status) ? missingFreshness : freshness)
      : 'outdated'
    if (copy && state !== 'outdated') {
      if (state === 'stale') later(renew(place, version, dispatch, env, executionCtx))
      return answer(c, copy, state === 'fresh' ? 'hit' : 'stale')
    }
    await next()
    if (c.res.status >= 500 && copy) {
      c.res = await answer(c, copy, 'stale-if-error')
      return
    }
    // "Not found" counts only as a clear answer of the backend, not while something stands in for it.
    const isClearlyMissing = isMissing(c.res.status) && !c.var.content?.standsIn()
    if (!isClearlyMissing && !mayBeKept(c.res)) return
    c.res.headers.set('x-cache', 'miss')
    c.res.headers.set('cache-control', 'public, max-age=0, must-revalidate')
    // The rest of a reader's query stands in what was made for it; what is kept for others is made without.
    if (c.var.complete && c.req.url === url) later(keep(key, c.res.clone(), version))
    else if (!isClearlyMissing) later(renew(place, version, dispatch, env, executionCtx))
  }
}

/** Where a copy belongs. */
interface Place {
  /** Language, path, the query keys that the route names, and the build. The origin is configuration and the same for all. */
  key: string
  /** Address at which it is made: the one that was asked for, with those query keys alone. */
  url: string
  hasForms: boolean
}

/** Found once for each address that the isolate remembers. */
const places = new WeakMap<Address, Place | null>()

/** Null where nothing is kept. */
function placeOf(c: Context<AppEnv>): Place | null {
  const { config, visitor, address } = c.var
  if (!config.pageCache || visitor.signedIn || renewals.has(c.req.raw)) return null
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return null
  const place = knownPlace(address)
  // The page that a form leads back to speaks to one reader.
  return place?.hasForms && hasSaid(c) ? null : place
}

function knownPlace(address: Address): Place | null {
  const known = places.get(address)
  if (known !== undefined) return known
  const place = findPlace(address)
  places.set(address, place)
  return place
}

function findPlace(address: Address): Place | null {
  if (isMachinePath(address.fullPath) || isMachineFile(address.fullPath)) return null
  const match = matchRoute(address.path)
  if (match?.route.access !== 'everyone' || match.route.isSecret) return null
  const kind = address.isPayload ? 'payload' : 'page'
  const query = queryOf(address.url, match)
  return {
    key: `${kind}/${manifest.id}/${address.locale}${address.path}${query}`,
    url: `${address.url.origin}${address.url.pathname}${query}`,
    hasForms: hasForms(match.name),
  }
}

function queryOf(url: URL, { route }: RouteMatch): string {
  const query = new URLSearchParams()
  for (const name of route.query) {
    for (const value of url.searchParams.getAll(name)) query.append(name, value)
  }
  return query.size > 0 ? `?${query}` : ''
}

async function renew(
  { key, url }: Place,
  version: string,
  dispatch: Dispatch,
  env: Env,
  context: ExecutionContext,
): Promise<void> {
  if (underWay.has(key)) return
  underWay.add(key)
  const request = new Request(url)
  renewals.add(request)
  try {
    const response = await dispatch(request, env, context)
    if (mayBeKept(response)) await keep(key, response, version)
  } catch (failure) {
    report('page-cache', failure, { key })
  } finally {
    underWay.delete(key)
  }
}

function isMissing(status: number): boolean {
  return status === 404 || status === 410
}

/** An answer that sets a cookie was made for one visitor, and one that says "no-store" for one visit. */
function mayBeKept({ status, headers }: Response): boolean {
  return status === 200 && !headers.has('set-cookie') && headers.get('cache-control') !== 'no-store'
}

async function keep(key: string, response: Response, version: string): Promise<void> {
  const headers = keptHeaders.flatMap((name): [string, string][] => {
    const value = response.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  const body = new Uint8Array(await response.arrayBuffer())
  const aheadSeconds = response.headers.has(standInHeader) ? freshness.fresh - standInSeconds : 0
  const storedAt = Date.now() - aheadSeconds * 1000
  await copies.put(key, { status: response.status, headers, body, storedAt, version })
}

type How = 'hit' | 'stale' | 'stale-if-error'

/** Headers of copies that answered before, security headers included: most of what a kept answer costs is writing them. */
const writtenHeaders = new WeakMap<Copy, Partial<Record<How, Headers>>>()

async function headersOf(copy: Copy, how: How, config: Config): Promise<Headers> {
  const written = writtenHeaders.get(copy) ?? {}
  const before = written[how]
  if (before) return before
  const headers = new Headers(copy.headers)
  headers.set('cache-control', 'public, max-age=0, must-revalidate')
  headers.set('x-cache', how)
  headers.set('etag', etagOf(copy))
  await addSecurityHeaders(headers, connectionsOf(config))
  writtenHeaders.set(copy, { ...written, [how]: headers })
  return headers
}

function etagOf({ version, storedAt }: Copy): string {
  return `W/"${manifest.id}-${version}-${storedAt.toString(36)}"`
}

async function answer(c: Context<AppEnv>, copy: Copy, how: How): Promise<Response> {
  const headers = await headersOf(copy, how, c.var.config)
  const etag = etagOf(copy)
  c.set('secured', true)
  if (copy.status === 200 && c.req.header('if-none-match') === etag)
    return new Response(null, { status: 304, headers })
  return new Response(copy.body, { status: copy.status, headers })
}
