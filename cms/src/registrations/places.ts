/** What the rules of places need of a registration. */
interface Party {
  state: string
  attendees: readonly unknown[]
}

/** Places that confirmed registrations take: one for each attendee. */
export function placesTaken(registrations: readonly Party[]): number {
  return registrations
    .filter(({ state }) => state === 'confirmed')
    .reduce((sum, { attendees }) => sum + attendees.length, 0)
}

/**
 * Places that are free. Less than none where an editor took some away.
 * @param capacity Null for an event without a limit.
 */
export function placesFree(capacity: number | null, registrations: readonly Party[]): number {
  return capacity === null ? Number.POSITIVE_INFINITY : capacity - placesTaken(registrations)
}

/**
 * Who moves up from the waiting list: in order, each that fits into what is left. A party that doesn't fit keeps its place on the list.
 * @param registrations Of one event, the oldest first.
 */
export function movingUp<One extends Party>(capacity: number | null, registrations: readonly One[]): One[] {
  let free = placesFree(capacity, registrations)
  return registrations.filter(({ state, attendees }) => {
    if (state !== 'waiting-list' || attendees.length > free) return false
    free -= attendees.length
    return true
  })
}
