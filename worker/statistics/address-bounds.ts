import type { EventType } from '../../client/content/event-types.ts'

/** How an address's events are grouped for its limits. */
export type EventKind = 'views' | 'session' | 'actions' | 'impressions'

/** How many events of each kind; of impressions, how many vacancies they name. */
export type KindCounts = Record<EventKind, number>

/** What one address may send per hour, in events of a kind. A whole office may share an address. */
interface Bound {
  /** Above this, events are stored but excluded from all figures. */
  suspect: number
  /** Above this, events are refused. */
  refused: number
}

/** Each view comes with about two session events, and a list has up to twenty vacancies; clicks, leads and so on are rare, and some are billed. */
export const bounds: Readonly<Record<EventKind, Bound>> = {
  views: { suspect: 2000, refused: 20_000 },
  session: { suspect: 6000, refused: 60_000 },
  actions: { suspect: 200, refused: 2000 },
  impressions: { suspect: 10_000, refused: 100_000 },
}

/** The kinds, in the order of the table. */
export const eventKinds: readonly EventKind[] = ['views', 'session', 'actions', 'impressions']

/** Zero of each kind. */
export const noEvents: Readonly<KindCounts> = { views: 0, session: 0, actions: 0, impressions: 0 }

/** The kind of an event type. */
function kindOf(type: EventType): EventKind {
  if (type === 'pageview' || type === 'View') return 'views'
  if (type === 'Impression') return 'impressions'
  return type.startsWith('Session ') ? 'session' : 'actions'
}

/** Counts the events of each kind. */
export function countKinds(
  events: readonly { eventType: EventType; listed?: readonly string[] }[],
): KindCounts {
  const counts = { ...noEvents }
  for (const { eventType, listed } of events) counts[kindOf(eventType)] += listed?.length ?? 1
  return counts
}

/** Adds two counts. */
export function addCounts(one: Readonly<KindCounts>, other: Readonly<KindCounts>): KindCounts {
  return {
    views: one.views + other.views,
    session: one.session + other.session,
    actions: one.actions + other.actions,
    impressions: one.impressions + other.impressions,
  }
}
