import { createHash } from 'node:crypto'
import type { EventRow } from './event.ts'

/** Whether an event is held, as far as who registered is concerned. */
export type Standing = 'on' | 'postponed' | 'cancelled'

export function standingOf({ eventStatus }: Pick<EventRow, 'eventStatus'>): Standing {
  return eventStatus === 'cancelled' || eventStatus === 'postponed' ? eventStatus : 'on'
}

/** What somebody who registered was told of an event: its standing, and a hash of when and where it is. Another one is news for them. */
export function toldOf(
  event: Pick<EventRow, 'eventStatus' | 'startsAt' | 'endsAt' | 'allDay' | 'venue'>,
): string {
  const { startsAt, endsAt, allDay, venue } = event
  const facts = [
    new Date(startsAt).getTime(),
    endsAt && new Date(endsAt).getTime(),
    allDay ?? false,
    ...[venue?.name, venue?.street, venue?.postcode, venue?.city].map((part) => part || null),
  ]
  const hash = createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 40)
  return `${standingOf(event)}:${hash}`
}
