/** What the rules of places need of a registration. */
interface Party {
  state: string
  /** Kind of ticket; null where the event has none. */
  kind: string | null
  attendees: readonly unknown[]
}

/** How many can come. */
export interface Limits {
  /** Null for an event without a limit. */
  capacity: number | null
  /** Of kinds of tickets that have a limit of their own. */
  kinds: ReadonlyMap<string, number>
}

/** Places that registrations take, one for each attendee: those that are confirmed, and those that wait for an order or its payment. */
export function placesTaken(registrations: readonly Party[]): number {
  return registrations
    .filter(({ state }) => state === 'confirmed' || state === 'new')
    .reduce((sum, { attendees }) => sum + attendees.length, 0)
}

/**
 * Places that are free for a kind of ticket. Less than none where an editor took some away.
 * @param registrations Of one event.
 */
export function placesFree(limits: Limits, registrations: readonly Party[], kind: string | null): number {
  const { capacity, kinds } = limits
  const ofKind = kind === null ? undefined : kinds.get(kind)
  const left = (limit: number | null | undefined, taken: readonly Party[]) =>
    limit == null ? Number.POSITIVE_INFINITY : limit - placesTaken(taken)
  return Math.min(
    left(capacity, registrations),
    left(
      ofKind,
      registrations.filter((party) => party.kind === kind),
    ),
  )
}

/**
 * Who moves up from the waiting list: in order, each that fits into what is left. A party that doesn't fit keeps its place on the list.
 * @param registrations Of one event, the oldest first.
 */
export function movingUp<One extends Party>(limits: Limits, registrations: readonly One[]): One[] {
  const moving = new Set<One>()
  for (const party of registrations) {
    if (party.state !== 'waiting-list') continue
    const now = registrations.map((one) => (moving.has(one) ? { ...one, state: 'confirmed' } : one))
    if (party.attendees.length <= placesFree(limits, now, party.kind)) moving.add(party)
  }
  return [...moving]
}
