import type { EventType } from '../../client/analytics/event-types.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { LocalRouteName } from '../../client/route-name.ts'
import type { DeviceClass } from './device-class.ts'

/** What is kept of something that a reader did, as Strapi gets it. No address of theirs, no browser, nothing behind a `#`. */
export interface StoredEvent {
  /** UUID, by which an event that is sent twice counts once. */
  eventId: string
  eventType: EventType
  /** Site path with what is kept of its query, at most 255 characters. */
  url: string | null
  routeName: LocalRouteName | null
  /** What was looked at, such as `content/123`. */
  entryId: string | null
  /** Pseudonym of the day: counts readers of a day, and links nothing across days. */
  session: string | null
  language: Locale | null
  referrerHost: string | null
  device: DeviceClass
  /** ISO 3166-1 alpha-2. */
  country: string | null
  source: string | null
  medium: string | null
  campaign: string | null
  /** From an address that sent more than readers do: such an event stands in no figure. Absent for all others. */
  isSuspect?: true
  /** ISO 8601, UTC. */
  at: string
}

/** An event before the buffer has put the reader's pseudonym on it, and what is thought of its address. */
export type NamelessEvent = Omit<StoredEvent, 'session' | 'isSuspect'>
