import { type AnalyticsEvent, setState, stateOf } from '../state/store.ts'
import type { EventBatch } from './send.ts'

/** How often the queue is emptied, in milliseconds. */
const sendEveryMs = 10_000

/** Events in one post at most; the worker refuses more. */
const mostEvents = 100

/** Bytes of one post at most. Browsers bring 64 kB after a page has gone, and the worker reads as much. */
const mostBytes = 60_000

interface QueueOptions {
  /** How often what has come together is sent, in milliseconds. */
  delayMs?: number
  /** The reader's session at this moment; null without one. */
  session: () => string | null
  send: (batch: EventBatch, isLeaving: boolean) => Promise<boolean>
}

/** The queue of events in the shared state, `analytics-events`, and its ways out. */
export interface EventQueue {
  /**
   * Sends what waits, without waiting for the timer.
   * @param isLeaving Whether the page may be gone before there is an answer.
   */
  sendNow: (isLeaving?: boolean) => void
  /** Ends the timer; what waits stays. */
  stop: () => void
}

/** Sends the events that come together, in batches, every now and then. */
export function startQueue({ delayMs = sendEveryMs, session, send }: QueueOptions): EventQueue {
  const timer = setInterval(sendNow, delayMs)
  return { sendNow, stop: () => clearInterval(timer) }

  function sendNow(isLeaving = false): void {
    const events = stateOf('analytics-events')
    if (events.length === 0) return
    // Emptied first: what happens while these are under way waits for the next turn, and nothing goes twice.
    setState('analytics-events', [])
    const value = session()
    for (const batch of batchesOf(events)) {
      send({ data: { events: batch, ...(value === null ? {} : { session: value }) } }, isLeaving)
    }
  }
}

/** The same events in the same order, in as few posts as the worker takes them in. */
export function batchesOf(events: readonly AnalyticsEvent[]): AnalyticsEvent[][] {
  const batches: AnalyticsEvent[][] = []
  let bytes = 0
  for (const event of events) {
    // Addresses may hold any sign; the rest of an event is plain.
    const size = new TextEncoder().encode(JSON.stringify(event)).length + 1
    const last = batches.at(-1)
    if (last && last.length < mostEvents && bytes + size <= mostBytes) {
      last.push(event)
      bytes += size
    } else {
      batches.push([event])
      bytes = size
    }
  }
  return batches
}
