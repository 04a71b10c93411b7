import { manifest } from 'virtual:client-manifest'
import type { Context, ExecutionContext, MiddlewareHandler } from 'hono'
import { matchRoute, type RouteMatch } from '../../client/match.ts'
import { type Answer, cached, type How } from '../cache/cached.ts'
import { type Dependencies, isOwnRequest, noteReads, ownRequest } from '../cache/dependencies.ts'
import type { Entry, Made } from '../cache/entry.ts'
import { isMissing } from '../cache/entry-state.ts'
import { policies } from '../cache/policies.ts'
import type { AppEnv, Config } from '../env.ts'
import { connectionsOf } from '../firebase/connections.ts'
import { hasForms } from '../forms/handlers.ts'
import { hasSaid } from '../forms/said.ts'
import { type Address, isMachineFile, isMachinePath } from './address.ts'
import { isBot } from './bots.ts'
import { addSecurityHeaders } from './security-headers.ts'

/** Names of headers that are part of an entry; all others belong to one answer. */
const heldHeaders = ['content-type', 'link', 'content-language', 'x-robots-tag']

/** Browsers hold it and ask each time whether it is still good. */
const alwaysAsk = 'public, max-age=0, must-revalidate'

/** Answers a request as the application would: how an entry is made. */
export type Dispatch = (request: Request, env: Env, context: ExecutionContext) => Response | Promise<Response>

/** Tells whether an answer is made to be held, or for a machine: rendered to its end before it is sent. */
export function mustBeComplete(c: Context<AppEnv>): boolean {
  return isOwnRequest(c.req.raw) || isBot(c.req.header('user-agent'))
}

/**
 * Answers anonymous readers and bots from the cache. Who asks first for what is not in it gets it as it is rendered, and what they get is
 * held; who asks meanwhile waits for that.
 * @param dispatch The application itself.
 */
export function pageCache(dispatch: Dispatch): MiddlewareHandler<AppEnv> {
  return async function pageCache(c, next) {
    const place = placeOf(c)
    if (!place) return next()
    const { env, executionCtx } = c
    const streamed = Promise.withResolvers<null>()
    let isAnswered = false

    async function render(dependencies: Dependencies, isAwaited: boolean): Promise<Made | null> {
      // The rest of a reader's query stands in what is made for it.
      if (isAwaited && c.req.url === place?.url) {
        isAnswered = true
        noteReads(c.req.raw, dependencies)
        await next()
        if (c.res.status >= 500) throw new Error(`It answered ${c.res.status}`)
        if (!mayBeHeld(c.res)) return null
        if (c.var.complete || isMissing(c.res.status)) return madeOf(c.res.clone())
        c.res.headers.set('x-cache', 'miss')
        c.res.headers.set('cache-control', alwaysAsk)
        streamed.resolve(null)
      }
      const request = ownRequest(place?.url ?? c.req.url, dependencies)
      const response = await dispatch(request, env, executionCtx)
      if (response.status >= 500) throw new Error(`It answered ${response.status}`)
      return mayBeHeld(response) ? madeOf(response) : null
    }

    const later = (work: Promise<unknown>) => executionCtx.waitUntil(work)
    const found = await Promise.race([
      cached({ kv: env.EDGE_KV, later }, place.key, policies.page, render).catch(() => null),
      streamed.promise,
    ])
    if (found && !isAnswered) return answer(c, found)
    if (found) {
      // Otherwise headers of what was rendered would stand above those of what answers.
      c.res = undefined
      c.res = await answer(c, found)
      return
    }
    // Whoever is led elsewhere takes their query along, and a failure is each reader's own.
    if (!isAnswered) return next()
  }
}

/** Where an entry belongs. */
export interface Place {
  /** Language, path, the query keys that the route names, and the build. The origin is configuration and the same for all. */
  key: string
  /** Address at which it is made: the one that was asked for, with those query keys alone. */
  url: string
  hasForms: boolean
}

/** Found once for each address that the isolate remembers. */
const places = new WeakMap<Address, Place | null>()

/** Null where nothing is held. */
function placeOf(c: Context<AppEnv>): Place | null {
  const { config, visitor, address } = c.var
  if (!config.pageCache || visitor.signedIn || isOwnRequest(c.req.raw)) return null
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

/** An answer that sets a cookie was made for one visitor, and one that says "no-store" for one visit; failures always say so. */
function mayBeHeld({ status, headers }: Response): boolean {
  if (headers.has('set-cookie')) return false
  return isMissing(status) || (status === 200 && headers.get('cache-control') !== 'no-store')
}

async function madeOf(response: Response): Promise<Made> {
  const headers = heldHeaders.flatMap((name): [string, string][] => {
    const value = response.headers.get(name)
    return value === null ? [] : [[name, value]]
  })
  return { status: response.status, headers, body: new Uint8Array(await response.arrayBuffer()) }
}

/** Headers of entries that answered before, security headers included: most of what a hit costs is writing them. */
const writtenHeaders = new WeakMap<Entry, Partial<Record<How, Headers>>>()

async function headersOf(entry: Entry, how: How, config: Config): Promise<Headers> {
  const written = writtenHeaders.get(entry) ?? {}
  const before = written[how]
  if (before) return before
  const headers = new Headers(entry.headers)
  headers.set('cache-control', alwaysAsk)
  headers.set('x-cache', how)
  headers.set('etag', etagOf(entry))
  await addSecurityHeaders(headers, connectionsOf(config))
  writtenHeaders.set(entry, { ...written, [how]: headers })
  return headers
}

function etagOf({ seq, storedAt }: Entry): string {
  return `W/"${manifest.id}-${seq.toString(36)}-${storedAt.toString(36)}"`
}

async function answer(c: Context<AppEnv>, { entry, how }: Answer): Promise<Response> {
  const headers = await headersOf(entry, how, c.var.config)
  c.set('secured', true)
  if (entry.status === 200 && c.req.header('if-none-match') === etagOf(entry))
    return new Response(null, { status: 304, headers })
  return new Response(entry.body, { status: entry.status, headers })
}
