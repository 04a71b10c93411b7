import { type Context, Hono } from 'hono'
import { isExcludedFromPageViews } from '../../client/analytics/excluded-pages.ts'
import { sessionCookie, sessionLifeLeft } from '../../client/analytics/session-value.ts'
import { matchRoute } from '../../client/match.ts'
import { takeApart } from '../edge/address.ts'
import { isCounted } from '../edge/is-counted.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { readCapped } from '../http/body.ts'
import { clientKey } from '../http/client-address.ts'
import { writeCookie } from '../http/cookies.ts'
import { requireJson } from '../http/json-body.ts'
import { requireAllowed } from '../http/limits.ts'
import { append } from '../statistics/buffers.ts'
import { describeVisit, referrerHost } from '../statistics/describe-visit.ts'
import { hasOptedOut } from '../statistics/opted-out.ts'
import { readBatch, type SentEvent } from '../statistics/sent-batch.ts'
import { storedAddress } from '../statistics/stored-address.ts'
import type { NamelessEvent } from '../statistics/stored-event.ts'
import { countReads } from './count-reads.ts'

const maxBytes = 64 * 1024
const paths = ['/statistics', '/statistics/']

/** Receives events from browsers. It comes before everything that pages need and this doesn't. */
export const statistics = new Hono<AppEnv>()
statistics.on('POST', paths, storeEvents)
statistics.on(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'], paths, () => {
  throw new SiteError('MethodNotAllowedError', { allow: 'POST' })
})

/**
 * `POST /api/statistics` with `{ data: { events, session } }` → 204 once all events are stored. Bots, prefetches and
 * readers who objected also get 204 but aren't counted. A batch that is sent again under the same ids counts once. The response sets the
 * cookie `session`, because browsers expire a script's cookie after a week, and that of the meter if a metered article was read.
 * @throws SiteError `UnsupportedMediaTypeError`, `TooManyError`, `TooLargeError`, `BadRequestError`: nothing was
 * stored. `UnavailableError` if it is unknown whether it was, or if the buffer is full: sending it again is safe.
 */
async function storeEvents(c: Context<AppEnv>): Promise<Response> {
  requireJson(c)
  if (!isCounted(c.req.raw)) return stored(c)
  const address = clientKey(c)
  await requireAllowed(c.env, 'STATISTICS_LIMIT', address)
  const origins = [c.var.config.siteUrl, c.var.address.url.origin]
  const body = await readCapped(c.req.raw, maxBytes)
  const { events, session } = readBatch(body, { now: Date.now(), origins })
  const namelessEvents = namelessEventsOf(c.req.raw, origins, events)
  // What is free a month is counted in the reader's own browser: by those who aren't counted too, and also while nothing can be stored.
  await countReads(
    c,
    namelessEvents.filter(isView).map(({ entryId }) => entryId),
  )
  if (!hasOptedOut(c)) {
    await store(c, { session, address, events: namelessEvents })
    if (session !== null) setSessionCookie(c, session)
  }
  return stored(c)
}

async function store(c: Context<AppEnv>, events: Parameters<typeof append>[2]): Promise<void> {
  const outcome = await append(c.env, c.var.config, events).catch((cause) => {
    throw new SiteError('UnavailableError', {}, { cause })
  })
  if (outcome.kind === 'full') throw new SiteError('UnavailableError', { reason: 'full' })
  if (outcome.kind === 'refused')
    throw new SiteError('TooManyError', { retryAfterSeconds: outcome.retryAfterSeconds })
}

/** An article that was in view, which is what counts as reading one. */
function isView({ eventType }: NamelessEvent): boolean {
  return eventType === 'View'
}

/** Scripts read it, so it isn't HttpOnly. Browsers that opt out of tracking get none. */
function setSessionCookie(c: Context<AppEnv>, session: string): void {
  if (c.req.header('sec-gpc') === '1') return
  const seconds = Math.floor(sessionLifeLeft(session, Date.now()) / 1000)
  writeCookie(c, sessionCookie, session, `Max-Age=${seconds}`)
}

function stored(c: Context<AppEnv>): Response {
  return c.body(null, 204, { 'cache-control': 'no-store' })
}

function namelessEventsOf(
  request: Request,
  origins: readonly string[],
  events: readonly SentEvent[],
): NamelessEvent[] {
  const facts = describeVisit(request)
  return events.filter(isCountedByPages).map(({ id, eventType, at, url, referrer, listed }) => ({
    eventId: id,
    eventType,
    ...(url ? storedAddress(url) : nowhere),
    ...facts,
    referrerHost: referrerHost(referrer, origins),
    at: new Date(at).toISOString(),
    ...(listed.length > 0 ? { listed } : {}),
  }))
}

/** Pages that the specification excludes have no page views, whoever sends one; they have an event of their own. */
function isCountedByPages({ eventType, url }: SentEvent): boolean {
  if (eventType !== 'pageview' || !url) return true
  const { path } = takeApart(url)
  const names = [path, matchRoute(path)?.name ?? path]
  return !names.some(isExcludedFromPageViews)
}

/** Of an event without a page. */
const nowhere = {
  url: null,
  routeName: null,
  entryId: null,
  language: null,
  source: null,
  medium: null,
  campaign: null,
}
