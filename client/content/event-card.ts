import type { Section } from './article-card.ts'
import type { Locale } from './locale.ts'
import type { PartnerReference } from './partner-card.ts'
import type { Picture } from './picture.ts'
import type { Place } from './place.ts'

/** Whether an event takes place as announced. */
export type EventStatus = 'scheduled' | 'moved' | 'postponed' | 'cancelled' | 'sold-out'

/** Where people attend. */
type Attendance = 'offline' | 'online' | 'mixed'

/** A place with the venue's name. */
export interface Venue extends Place {
  name: string
}

/** Who organizes an event: a company with a profile, or somebody else by name. */
export type Organizer = { partner: PartnerReference } | { name: string; url: string | null }

/** An event in a list. */
export interface EventCard {
  number: number
  slug: string
  locale: Locale
  title: string
  intro: string
  /** ISO 8601 instants. */
  startsAt: string
  endsAt: string | null
  isAllDay: boolean
  status: EventStatus
  /** Whether whoever registers here now goes to the waiting list. */
  isFull: boolean
  attendance: Attendance
  venue: Venue | null
  section: Section | null
  picture: Picture | null
  organizer: Organizer | null
  /** Lowest price in euros; null if no price is known, 0 if all are free. */
  priceFrom: number | null
}
