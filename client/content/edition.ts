import type { Locale } from './locale.ts'
import type { NewsletterName } from './newsletter.ts'
import type { PartnerReference } from './partner-card.ts'
import type { Picture } from './picture.ts'
import type { RichText } from './rich-text.ts'

/** An edition in a list. */
export interface EditionCard {
  slug: string
  locale: Locale
  newsletter: NewsletterName
  title: string
  /** Of the mail. */
  subject: string
  /** The line that mail programs show beside the subject; may be empty. */
  preheader: string
  /** ISO 8601 instant. */
  sentAt: string
}

/** A document that an edition leads to. */
export interface EditionItem {
  number: number
  slug: string
  title: string
}

/** One part of an edition, in reading order. Whether a document is still there, and who may read it, its own reading tells. */
export type EditionBlock =
  | { kind: 'articles' | 'vacancies' | 'events'; title: string | null; items: EditionItem[] }
  | { kind: 'company'; company: PartnerReference; text: string | null }
  | { kind: 'product'; product: { slug: string; name: string }; text: string | null }
  | {
      /** Paid for, and always labelled. */
      kind: 'advert'
      title: string
      text: string | null
      /** Of its link; null for the dictionary's own. */
      label: string | null
      /** Site path or address. */
      href: string
      picture: Picture | null
      advertiser: string | null
    }
  | { kind: 'rich-text'; text: RichText }

/** A newsletter's edition that was sent. */
export interface Edition extends EditionCard {
  documentId: string
  intro: string
  blocks: EditionBlock[]
  /** ISO 8601 instant of the last change. */
  updatedAt: string
  /** The same edition in other languages. */
  localizations: { locale: Locale; slug: string }[]
}
