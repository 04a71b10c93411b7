import { type AnalyticsEvent, setState, stateOf } from '../state/store.ts'
import type { EventType } from './event-types.ts'

/** What an event tells beside its type; `at` is now, unless it says otherwise. */
export type EventDetails = Omit<AnalyticsEvent, 'id' | 'eventType' | 'at'> &
  Partial<Pick<AnalyticsEvent, 'at'>>

/**
 * Puts an event on the queue; it leaves with the next batch. For the browser alone.
 * @param details `url` is the full address of the page on which it happened; absent for what happens on none.
 */
export function track(eventType: EventType, details: EventDetails = {}): void {
  const event = { id: crypto.randomUUID(), eventType, at: Date.now(), ...details }
  setState('analytics-events', [...stateOf('analytics-events'), event])
}
