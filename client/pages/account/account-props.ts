import type { Locale } from '../../content/locale.ts'
import type { NewsletterName } from '../../content/newsletter.ts'
import type { SavedKind } from '../../content/saved-key.ts'

/** What the account page is given. Null is a part that could not be loaded. */
export interface AccountProps {
  profile: {
    firstName: string
    lastName: string
    phone: string
    company: string
    jobTitle: string
    /** Slugs of tags. */
    interests: string[]
  }
  /** What can be followed: slugs of tags with their names. */
  topics: { value: string; label: string }[]
  email: string
  /** An address that is asked for in place of `email`. */
  pendingEmail: string | null
  /** False for who signs in through another service. */
  hasPassword: boolean
  /** Of the mails. */
  language: Locale
  newsletters: { lists: NewsletterName[]; consent: { text: string } } | null
  saved: { entries: SavedEntry[]; olderCount: number } | null
  sessions: SessionEntry[] | null
}

/** Something that was saved to read later. */
export interface SavedEntry {
  kind: SavedKind
  number: number
  /** ISO 8601. */
  savedAt: string
  note: string | null
  title: string
  /** Null where it is no longer published. */
  link: { path: string; locale: Locale } | null
}

/** A place where the reader is signed in. */
export interface SessionEntry {
  id: string
  /** Browser and system; may be empty. */
  device: string
  /** ISO 8601. */
  createdAt: string
  lastSeenAt: string
  /** Whether it is the one that looks. */
  isCurrent: boolean
}
