import { manifest } from 'virtual:client-manifest'
import type { Context, MiddlewareHandler } from 'hono'
import { type Answer, cached, type How } from '../cache/cached.ts'
import { type Dependencies, isOwnRequest, noteReads } from '../cache/dependencies.ts'
import type { Entry, Made } from '../cache/entry.ts'
import { isMissing } from '../cache/entry-state.ts'
import { policies } from '../cache/policies.ts'
import type { AppEnv, Config } from '../env.ts'
import { connectionsOf } from '../firebase/connections.ts'
import { hasSaid } from '../forms/said.ts'
import { knownPlace, type Place } from './page-place.ts'
import { type Dispatch, madeOf, mayBeHeld, renderToHold } from './render-to-hold.ts'
import { addSecurityHeaders } from './security-headers.ts'

/** Browsers hold it and ask each time whether it is still good. */
const alwaysAsk = 'public, max-age=0, must-revalidate'

/**
 * Answers anonymous readers and bots from the cache. Who asks first for what is not in it gets it as it is rendered, and what they get is
 * held; who asks meanwhile waits for that.
 * @param dispatch The application itself.
 */
export function pageCache(dispatch: Dispatch): MiddlewareHandler<AppEnv> {
  return async function pageCache(c, next) {
    const place = placeOf(c)
    if (!place) return next()
    const { key, url } = place
    const { env, executionCtx } = c
    const streamed = Promise.withResolvers<null>()
    let isAnswered = false

    async function render(dependencies: Dependencies, isAwaited: boolean): Promise<Made | null> {
      // The rest of a reader's query stands in what is made for it.
      if (isAwaited && c.req.url === url) {
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
      return renderToHold(dispatch, url, dependencies, env, executionCtx)
    }

    const later = (work: Promise<unknown>) => executionCtx.waitUntil(work)
    const found = await Promise.race([
      cached({ kv: env.EDGE_KV, later }, key, policies.page, render).catch(() => null),
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

/** Null where nothing is held. */
function placeOf(c: Context<AppEnv>): Place | null {
  const { config, visitor, address } = c.var
  if (!config.pageCache || visitor.signedIn || isOwnRequest(c.req.raw)) return null
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return null
  const place = knownPlace(address)
  // The page that a form leads back to speaks to one reader.
  return place?.hasForms && hasSaid(c) ? null : place
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
