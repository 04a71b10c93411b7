import { type AnalyticsEvent, setState, stateOf } from '../state/store.ts'
import type { EventBatch } from './send.ts'

/** How often the queue is flushed, in milliseconds. */
const sendEveryMs = 10_000

/** Maximum number of events in a batch; the worker refuses more. */
const maxEvents = 100

/** Maximum size of a batch, in bytes. Browsers send at most 64 kB after a page has closed, and the worker reads as much. */
const maxBytes = 60_000

interface QueueOptions {
  /** How often the queue is flushed, in milliseconds. */
  delayMs?: number
  /** The reader's current session; null without one. */
  session: () => string | null
  send: (batch: EventBatch, isLeaving: boolean) => Promise<boolean>
}

/** The queue of events in the shared state, `analytics-events`. */
export interface EventQueue {
  /**
   * Flushes the queue without waiting for the timer.
   * @param isLeaving Whether the page may be gone before the response arrives.
   * @returns Resolves once all of them have been answered, or couldn't be sent.
   */
  sendNow: (isLeaving?: boolean) => Promise<void>
  /** Stops the timer; queued events stay. */
  stop: () => void
}

/** Flushes queued events in batches at an interval. */
export function startQueue({ delayMs = sendEveryMs, session, send }: QueueOptions): EventQueue {
  const timer = setInterval(() => sendNow(), delayMs)
  return { sendNow, stop: () => clearInterval(timer) }

  async function sendNow(isLeaving = false): Promise<void> {
    const events = stateOf('analytics-events')
    if (events.length === 0) return
    // Empty the queue first: events that arrive meanwhile go with the next flush, and none is sent twice.
    setState('analytics-events', [])
    const value = session()
    await Promise.all(
      batchesOf(events).map((batch) =>
        send({ data: { events: batch, ...(value === null ? {} : { session: value }) } }, isLeaving),
      ),
    )
  }
}

/** The same events in the same order, in as few batches as the worker's limits allow. */
export function batchesOf(events: readonly AnalyticsEvent[]): AnalyticsEvent[][] {
  const batches: AnalyticsEvent[][] = []
  let bytes = 0
  for (const event of events) {
    // Measured in bytes: addresses may contain non-ASCII characters.
    const size = new TextEncoder().encode(JSON.stringify(event)).length + 1
    const last = batches.at(-1)
    if (last && last.length < maxEvents && bytes + size <= maxBytes) {
      last.push(event)
      bytes += size
    } else {
      batches.push([event])
      bytes = size
    }
  }
  return batches
}
