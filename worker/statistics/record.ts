import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { isSession, sessionCookie } from '../../client/analytics/session-value.ts'
import type { EventType } from '../../client/content/event-types.ts'
import { isMachinePath } from '../edge/address.ts'
import { isCounted } from '../edge/is-counted.ts'
import type { AppEnv } from '../env.ts'
import { clientKey } from '../http/client-address.ts'
import { report } from '../report.ts'
import { append } from './buffers.ts'
import { describeVisit, referrerHost } from './describe-visit.ts'
import { hasOptedOut } from './opted-out.ts'
import { storedAddress } from './stored-address.ts'
import type { NamelessEvent } from './stored-event.ts'

/**
 * Stores events that the worker itself observed for this request, after the response. Bots, prefetches and readers who objected aren't
 * counted, nor are addresses that do something far more often than readers do. Failures are reported, never thrown:
 * statistics must not delay or break a page.
 */
export function record(c: Context<AppEnv>, types: readonly EventType[]): void {
  if (types.length === 0 || !isCounted(c.req.raw) || hasOptedOut(c)) return
  c.executionCtx.waitUntil(store(c, types))
}

async function store(c: Context<AppEnv>, types: readonly EventType[]): Promise<void> {
  try {
    const outcome = await append(c.env, c.var.config, {
      session: sessionOf(c),
      address: clientKey(c),
      events: eventsOf(c, types),
    })
    if (outcome.kind === 'full') throw new Error('The buffer is full')
  } catch (failure) {
    report('statistics', failure, { requestId: c.var.requestId, lost: types })
  }
}

function eventsOf(c: Context<AppEnv>, types: readonly EventType[]): NamelessEvent[] {
  const { address, config } = c.var
  const origins = [config.siteUrl, address.url.origin]
  const stored = storedAddress(address.url)
  // An endpoint that scripts call isn't a page that a reader was on.
  const page = isMachinePath(address.fullPath)
    ? { ...stored, url: null, routeName: null, entryId: null }
    : stored
  const facts = {
    ...page,
    ...describeVisit(c.req.raw),
    referrerHost: referrerHost(c.req.header('referer') ?? null, origins),
    at: new Date().toISOString(),
  }
  return types.map((eventType) => ({ eventId: crypto.randomUUID(), eventType, ...facts }))
}

function sessionOf(c: Context<AppEnv>): string | null {
  const session = getCookie(c, sessionCookie)
  return session && isSession(session, Date.now()) ? session : null
}
