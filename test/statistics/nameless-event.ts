import type { NamelessEvent } from '../../worker/statistics/stored-event.ts'

/** A valid event: a view of the front page, now. */
export function namelessEvent(more: Partial<NamelessEvent> = {}): NamelessEvent {
  return {
    eventId: crypto.randomUUID(),
    eventType: 'pageview',
    url: '/',
    routeName: 'home___nl',
    entryId: null,
    language: 'nl',
    referrerHost: null,
    device: 'desktop',
    country: 'NL',
    source: null,
    medium: null,
    campaign: null,
    at: new Date().toISOString(),
    ...more,
  }
}
