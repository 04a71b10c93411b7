import type { EventType } from '../../client/content/event-types.ts'
import type { Locale } from '../../client/content/locale.ts'
import type { LocalRouteName } from '../../client/route-name.ts'
import type { DeviceClass } from './device-class.ts'

/** An event as Strapi gets it. Contains no address of the reader, no browser name, and no URL fragment. */
export interface StoredEvent {
  /** UUID; an event that is sent twice counts once. */
  eventId: string
  eventType: EventType
  /** Site path with the stored part of its query, at most 255 characters. */
  url: string | null
  routeName: LocalRouteName | null
  /** The viewed entry, such as `content/123`. */
  entryId: string | null
  /** Pseudonym for one day: counts that day's readers and links nothing across days. */
  session: string | null
  language: Locale | null
  referrerHost: string | null
  device: DeviceClass
  /** ISO 3166-1 alpha-2. */
  country: string | null
  source: string | null
  medium: string | null
  campaign: string | null
  /** The entries of an `Impression`, such as `vacancy/5001`, each once. */
  listed?: string[]
  /** Set if the address sent more than readers do; such an event is excluded from all figures. */
  isSuspect?: true
  /** ISO 8601, UTC. */
  at: string
}

/** An event before the buffer adds the reader's pseudonym and the verdict on its address. */
export type NamelessEvent = Omit<StoredEvent, 'session' | 'isSuspect'>
