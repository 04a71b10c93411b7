import { type Context, Hono } from 'hono'
import { clientAddress } from '../accounts/client-address.ts'
import { addressKey, isAllowed } from '../accounts/limits.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { readCapped } from '../request-body.ts'
import { append } from '../statistics/buffers.ts'
import { describeVisit, referrerHost } from '../statistics/describe-visit.ts'
import { isCounted } from '../statistics/is-counted.ts'
import { keptAddress } from '../statistics/kept-address.ts'
import { readBatch, type SentEvent } from '../statistics/sent-batch.ts'
import type { NamelessEvent } from '../statistics/stored-event.ts'

const maxBytes = 64 * 1024
const paths = ['/statistics', '/statistics/']

/** Where browsers send what their readers did. It stands before everything that a page needs and this does not. */
export const statistics = new Hono<AppEnv>()
statistics.on('POST', paths, storeEvents)
statistics.on(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], paths, () => {
  throw new SiteError('MethodNotAllowedError', { allow: 'POST' })
})

/**
 * `POST /api/statistics` with `{ data: { events, session } }` → 204 once every event is on disk. Machines and prefetches get 204 as
 * well, and are not counted. A batch that is sent again under the same ids counts once.
 * @throws SiteError `UnsupportedMediaTypeError`, `TooManyError`, `TooLargeError`, `BadRequestError`: nothing was stored then.
 * `UnavailableError` where it is not known whether it was, or where there is no room: sending it again does no harm.
 */
async function storeEvents(c: Context<AppEnv>): Promise<Response> {
  const isJson = /^application\/json\s*(?:;|$)/i.test(c.req.header('content-type') ?? '')
  if (!isJson) throw new SiteError('UnsupportedMediaTypeError')
  if (!isCounted(c.req.raw)) return stored(c)
  if (!(await isAllowed(c.env, 'STATISTICS_LIMIT', addressKey(clientAddress(c)))))
    throw new SiteError('TooManyError')
  const origins = [c.var.config.siteUrl, c.var.address.url.origin]
  const body = await readCapped(c.req.raw, maxBytes)
  const { events, session } = readBatch(body, { now: Date.now(), origins })
  const kept = keptOf(c.req.raw, origins, events)
  const outcome = await append(c.env, c.var.config, session, kept).catch((cause) => {
    throw new SiteError('UnavailableError', {}, { cause })
  })
  if (outcome === 'full') throw new SiteError('UnavailableError', { reason: 'full' })
  return stored(c)
}

function stored(c: Context<AppEnv>): Response {
  return c.body(null, 204, { 'cache-control': 'no-store' })
}

function keptOf(request: Request, origins: readonly string[], events: readonly SentEvent[]): NamelessEvent[] {
  const facts = describeVisit(request)
  return events.map(({ id, eventType, at, url, referrer }) => ({
    eventId: id,
    eventType,
    ...(url ? keptAddress(url) : nowhere),
    ...facts,
    partnerId: null,
    referrerHost: referrerHost(referrer, origins),
    at: new Date(at).toISOString(),
  }))
}

/** Of an event that happened on no page. */
const nowhere = {
  url: null,
  routeName: null,
  entryId: null,
  language: null,
  source: null,
  medium: null,
  campaign: null,
}
