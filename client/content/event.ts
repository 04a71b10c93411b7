import type { Block } from './block.ts'
import type { EventCard } from './event-card.ts'
import type { EventQuestion } from './event-question.ts'
import type { Translation } from './locale.ts'
import type { PartnerReference } from './partner-card.ts'
import type { Picture } from './picture.ts'
import type { Seo } from './seo.ts'
import type { TagReference } from './tag.ts'

/** A speaker at an event. */
export interface Speaker {
  name: string
  role: string | null
  company: string | null
  photo: Picture | null
}

/** One line of a programme. */
export interface ProgrammeItem {
  /** Of the event: 1 is its first. An event that moves takes its programme along. */
  day: number
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
  /** On the `waiting-list` is who registers for one of a full event. */
  availability: 'in-stock' | 'limited' | 'waiting-list' | 'sold-out' | 'preorder'
}

/** How to register: here, on another site, or not at all. */
export interface RegistrationTerms {
  mode: 'own' | 'external' | 'none'
  url: string | null
  /** ISO 8601 instant. */
  closesAt: string | null
  capacity: number | null
  /** Whether tickets with a price can be had here too. */
  sellsTickets: boolean
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
  questions: EventQuestion[]
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
