import type { Section, Seo } from './article.ts'
import type { Block } from './block.ts'
import type { Locale, Translation } from './locale.ts'
import type { PartnerReference } from './partner.ts'
import type { Picture } from './picture.ts'
import type { Place } from './place.ts'
import type { TagReference } from './tag.ts'

/** Whether an event takes place as announced. */
export type EventStatus = 'scheduled' | 'moved' | 'postponed' | 'cancelled' | 'sold-out'

/** Where people attend. */
export type Attendance = 'offline' | 'online' | 'mixed'

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
  attendance: Attendance
  venue: Venue | null
  section: Section | null
  picture: Picture | null
  organizer: Organizer | null
  /** Lowest price in euros; null if no price is known, 0 if all are free. */
  priceFrom: number | null
}

/** A speaker at an event. */
export interface Speaker {
  name: string
  role: string | null
  company: string | null
  photo: Picture | null
}

/** One line of a programme. */
export interface ProgrammeItem {
  /** Local time such as `09:30`. */
  time: string
  title: string
  speaker: string | null
}

/** A ticket and its price. */
export interface EventOffer {
  name: string
  price: number
  /** ISO 4217. */
  currency: string
  url: string | null
  /** ISO 8601 instant at which sales begin. */
  validFrom: string | null
  availability: 'in-stock' | 'limited' | 'sold-out' | 'preorder'
}

/** How to register: here, on another site, or not at all. */
export interface RegistrationTerms {
  mode: 'own' | 'external' | 'none'
  url: string | null
  /** ISO 8601 instant. */
  closesAt: string | null
  capacity: number | null
}

/** A full event. */
export interface Event extends EventCard {
  documentId: string
  body: Block[]
  /** ISO 8601 instant of the original start, if it was moved. */
  previousStart: string | null
  onlineUrl: string | null
  speakers: Speaker[]
  programme: ProgrammeItem[]
  offers: EventOffer[]
  registration: RegistrationTerms
  partners: PartnerReference[]
  gallery: Picture[]
  tags: TagReference[]
  /** ISO 8601 instants. */
  publishedAt: string
  updatedAt: string
  translations: Translation[]
  seo: Seo
}
