import type { EventRow } from './event.ts'

/** For how many hours places are held for who has to pay: to order them, to pay the order online, and to answer from the waiting list. */
export const paidHours = { ordering: 0.5, paying: 1, movedUp: 48 }

/** In so many hours, or when the event starts. */
export function soonerOf(hours: number, { startsAt }: Pick<EventRow, 'startsAt'>, now = Date.now()): Date {
  return new Date(Math.min(now + hours * 3_600_000, Math.max(now, new Date(startsAt).getTime())))
}
