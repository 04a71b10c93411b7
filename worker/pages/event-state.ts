import { daysAfter, dutchDate } from '../../client/content/dutch-date.ts'
import type { Event } from '../../client/content/event.ts'
import type { EventCard } from '../../client/content/event-card.ts'
import type { Registration } from '../../client/pages/event/registration.ts'
import { dayOf } from '../content/dutch-day.ts'

/**
 * Whether an event is over. An all-day event, or one without an end, is over after its last Dutch day.
 * @param now Milliseconds since the epoch.
 */
export function isOver(
  { startsAt, endsAt, isAllDay }: Pick<EventCard, 'startsAt' | 'endsAt' | 'isAllDay'>,
  now: number,
): boolean {
  if (endsAt && !isAllDay) return Date.parse(endsAt) < now
  return daysAfter(dutchDate(endsAt ?? startsAt), 1) <= dayOf(now)
}

/**
 * How a reader can take part: the first that applies.
 * @param now Milliseconds since the epoch.
 */
export function registrationOf(event: Event, now: number): Registration {
  const { status, registration, offers } = event
  if (isOver(event, now)) return 'over'
  if (status === 'cancelled') return 'cancelled'
  if (status === 'postponed') return 'postponed'
  if (registration.mode === 'none') return 'none'
  if (registration.closesAt && Date.parse(registration.closesAt) < now) return 'closed'
  const isSoldOut = offers.length > 0 && offers.every(({ availability }) => availability === 'sold-out')
  if (status === 'sold-out' || isSoldOut) return 'full'
  return registration.mode
}
