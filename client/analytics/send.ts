import type { EventType } from '../content/event-types.ts'
import { postpone } from '../offline/outbox.ts'
import type { AnalyticsEvent } from '../state/store.ts'

/** Endpoint for events. */
const statisticsAddress = '/api/statistics'

/** The body of one request. */
export interface EventBatch {
  data: {
    /** The worker adds an id and a time to events without them. */
    events: readonly (AnalyticsEvent | { eventType: EventType })[]
    /** Value of the cookie `session`; absent without one. */
    session?: string
  }
}

/** How long a batch may wait for a connection, in milliseconds: the worker refuses events that are more than a day old. */
const waitMs = 20 * 60 * 60 * 1000

/**
 * Sends events immediately; the only way they leave the browser. Without a connection they wait in the outbox. The worker recognises
 * duplicates by their ids.
 * @param isLeaving Whether the page may be gone before the response arrives: the browser then delivers a beacon.
 * @returns Whether the events have arrived or will be delivered later. Never throws: failures here are not the reader's problem.
 */
export async function sendEvents(batch: EventBatch, isLeaving = false): Promise<boolean> {
  const text = JSON.stringify(batch)
  const type = 'application/json'
  try {
    // Offline, a beacon is lost silently.
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
