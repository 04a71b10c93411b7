import type { EventType } from '../content/event-types.ts'
import { type AnalyticsEvent, setState, stateOf } from '../state/store.ts'

/** The details of an event besides its type; `at` defaults to now. */
export type EventDetails = Omit<AnalyticsEvent, 'id' | 'eventType' | 'at'> &
  Partial<Pick<AnalyticsEvent, 'at'>>

/**
 * Adds an event to the queue; it is sent with the next batch. Browser only.
 * @param details `url` is the full address of the page where it happened; absent if there is none.
 */
export function track(eventType: EventType, details: EventDetails = {}): void {
  const event = { id: crypto.randomUUID(), eventType, at: Date.now(), ...details }
  setState('analytics-events', [...stateOf('analytics-events'), event])
}
