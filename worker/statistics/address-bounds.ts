import type { EventType } from '../../client/analytics/event-types.ts'

/** What events are counted as where one address sends them. */
export type EventKind = 'views' | 'session' | 'actions'

/** How many events of each kind. */
export type KindCounts = Record<EventKind, number>

/** What an address may send within an hour, in events of a kind. A whole office may share an address. */
interface Bound {
  /** Above it events are stored, and stand in no figure. */
  suspect: number
  /** Above it nothing more is taken. */
  refused: number
}

/** Each view brings about two events of the session; clicks, leads and the like are few, and some are paid for. */
export const bounds: Readonly<Record<EventKind, Bound>> = {
  views: { suspect: 2000, refused: 20_000 },
  session: { suspect: 6000, refused: 60_000 },
  actions: { suspect: 200, refused: 2000 },
}

/** The kinds, in the order of the table. */
export const eventKinds: readonly EventKind[] = ['views', 'session', 'actions']

/** Nothing of any kind. */
export const noEvents: Readonly<KindCounts> = { views: 0, session: 0, actions: 0 }

/** The kind of an event of a type. */
export function kindOf(type: EventType): EventKind {
  if (type === 'pageview' || type === 'View') return 'views'
  return type.startsWith('Session ') ? 'session' : 'actions'
}

/** How many events of each kind a list holds. */
export function countKinds(events: readonly { eventType: EventType }[]): KindCounts {
  const counts = { ...noEvents }
  for (const { eventType } of events) counts[kindOf(eventType)] += 1
  return counts
}

/** Two counts added up. */
export function addCounts(one: Readonly<KindCounts>, other: Readonly<KindCounts>): KindCounts {
  return {
    views: one.views + other.views,
    session: one.session + other.session,
    actions: one.actions + other.actions,
  }
}
