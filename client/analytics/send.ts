import { postpone } from '../offline/outbox.ts'
import type { AnalyticsEvent } from '../state/store.ts'
import type { EventType } from './event-types.ts'

/** Where events go. */
const statisticsAddress = '/api/statistics'

/** The body of one post. */
export interface EventBatch {
  data: {
    /** An event without id and time gets both from the worker. */
    events: readonly (AnalyticsEvent | { eventType: EventType })[]
    /** Value of the cookie `session`; absent without one. */
    session?: string
  }
}

/** How long a batch waits for a connection, in milliseconds: the worker takes no events that are more than a day old. */
const waitMs = 20 * 60 * 60 * 1000

/**
 * Posts events, at once. The one way by which they leave the browser. Without a connection they wait for one; the worker knows by
 * their ids those that it has already.
 * @param isLeaving Whether the page may be gone before there is an answer: the browser then delivers by itself.
 * @returns Whether they have arrived, or something has taken it upon itself to bring them. Never throws: a reader has nothing to do
 *   with what goes wrong here.
 */
export async function sendEvents(batch: EventBatch, isLeaving = false): Promise<boolean> {
  const text = JSON.stringify(batch)
  const type = 'application/json'
  try {
    // Offline, a beacon is lost without a word.
    if (isLeaving && navigator.onLine && navigator.sendBeacon(statisticsAddress, new Blob([text], { type })))
      return true
    const headers = { 'content-type': type }
    const response = await fetch(statisticsAddress, { method: 'POST', body: text, headers, keepalive: true })
    return response.ok
  } catch {
    return waitForConnection(text)
  }
}

async function waitForConnection(body: string): Promise<boolean> {
  const key = `statistics ${crypto.randomUUID()}`
  const until = Date.now() + waitMs
  try {
    await postpone({ key, method: 'POST', path: statisticsAddress, body, account: null, until })
    return true
  } catch {
    return false
  }
}
