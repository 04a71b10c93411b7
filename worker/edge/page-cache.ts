import { manifest } from 'virtual:client-manifest'
import type { Context, MiddlewareHandler } from 'hono'
import { type Audience, nameOf } from '../access/audience.ts'
import { perAudience } from '../access/per-audience.ts'
import { isWithoutScript } from '../accounts/without-script.ts'
import { type Answer, cached, type How } from '../cache/cached.ts'
import { type Dependencies, isInternalRequest, noteReads } from '../cache/dependencies.ts'
import type { Entry, Made } from '../cache/entry.ts'
import { isMissing } from '../cache/entry-state.ts'
import { policies } from '../cache/policies.ts'
import type { AppEnv } from '../env.ts'
import { hasFlashMessage } from '../forms/flash-message.ts'
import { keyOf, knownPlace, type Place } from './page-place.ts'
import { policyOrigins } from './policy-origins.ts'
import { type Dispatch, isCacheable, madeOf, renderForCache } from './render-for-cache.ts'
import { addSecurityHeaders } from './security-headers.ts'

/** Browsers cache it, but revalidate it each time. */
const alwaysAsk = 'public, max-age=0, must-revalidate'

/**
 * Answers readers and bots from the cache, each with the entry of their audience. On a miss, the first reader gets the page as it is rendered, and
 * the response is cached; concurrent readers wait for it.
 * @param dispatch The application itself.
 */
export function pageCache(dispatch: Dispatch): MiddlewareHandler<AppEnv> {
  return async function pageCache(c, next) {
    const place = placeOf(c)
    if (!place) return next()
    const { url } = place
    const { env, executionCtx } = c
    const audience = c.get('audience')
    const streamed = Promise.withResolvers<null>()
    let isAnswered = false

    async function render(dependencies: Dependencies, isAwaited: boolean): Promise<Made | null> {
      // The entry is rendered without the rest of a reader's query, and without their account.
      if (isAwaited && c.req.url === url && !c.get('visitor').signedIn) {
        isAnswered = true
        noteReads(c.req.raw, dependencies)
        await next()
        if (c.res.status >= 500) throw new Error(`It answered ${c.res.status}`)
        if (!isCacheable(c.res)) return null
        if (c.get('complete') || isMissing(c.res.status)) return madeOf(c.res.clone())
        c.res.headers.set('x-cache', 'miss')
        if (c.res.headers.get('cache-control') !== perAudience) c.res.headers.set('cache-control', alwaysAsk)
        streamed.resolve(null)
      }
      return renderForCache(dispatch, { url, audience }, dependencies, env, executionCtx)
    }

    const later = (work: Promise<unknown>) => executionCtx.waitUntil(work)
    const found = await Promise.race([
      cached({ kv: env.EDGE_KV, later }, keyOf(place, audience), policies.page, render).catch(() => null),
      streamed.promise,
    ])
    if (found && !isAnswered) return answer(c, found)
    if (found) {
      // Otherwise headers of the rendered response would override those of the entry.
      c.res = undefined
      c.res = await answer(c, found)
      return
    }
    // A redirect preserves the reader's own query, and a failure isn't shared.
    if (!isAnswered) return next()
  }
}

/** Null if the response isn't cached. */
function placeOf(c: Context<AppEnv>): Place | null {
  const config = c.get('config')
  const visitor = c.get('visitor')
  const address = c.get('address')
  if (!config.pageCache || isInternalRequest(c.req.raw)) return null
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return null
  const place = knownPlace(address)
  if (visitor.signedIn && (!place?.isSharedByTier || isWithoutScript(c))) return null
  // The page that a form returns to is for one reader.
  return place?.takesForms && hasFlashMessage(c) ? null : place
}

/**
 * Response headers of entries that were used before, including security headers: most of the cost of a hit is writing
 * them.
 */
const writtenHeaders = new WeakMap<Entry, Partial<Record<How, Headers>>>()

type Facts = Pick<AppEnv['Variables'], 'config' | 'audience'>

/** @param facts An entry is one audience's, so its headers are written once. */
async function headersOf(entry: Entry, how: How, { config, audience }: Facts): Promise<Headers> {
  const written = writtenHeaders.get(entry) ?? {}
  const before = written[how]
  if (before) return before
  const headers = new Headers(entry.headers)
  if (!headers.has('cache-control')) headers.set('cache-control', alwaysAsk)
  headers.set('x-cache', how)
  headers.set('etag', etagOf(entry, audience))
  await addSecurityHeaders(headers, policyOrigins(config))
  writtenHeaders.set(entry, { ...written, [how]: headers })
  return headers
}

/** Entries for two audiences may be made in the same millisecond. */
function etagOf({ seq, storedAt }: Entry, audience: Audience): string {
  return `W/"${manifest.id}-${seq.toString(36)}-${storedAt.toString(36)}-${nameOf(audience)}"`
}

async function answer(c: Context<AppEnv>, { entry, how }: Answer): Promise<Response> {
  const headers = await headersOf(entry, how, { config: c.get('config'), audience: c.get('audience') })
  c.set('secured', true)
  if (entry.status === 200 && c.req.header('if-none-match') === etagOf(entry, c.get('audience')))
    return new Response(null, { status: 304, headers })
  return new Response(entry.body, { status: entry.status, headers })
}
