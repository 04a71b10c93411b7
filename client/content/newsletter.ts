import type { Locale } from './locale.ts'

/** The newsletters to choose from; sign-ups are stored under these names. */
export const newsletters = ['morning', 'weekly', 'jobs', 'events'] as const

export type NewsletterName = (typeof newsletters)[number]

/** One line of an edition. */
export interface NewsletterLine {
  /** Site path. */
  path: string
  title: string
  locale: Locale
  /** The line above it: a section, an employer and place, a venue. */
  note: string | null
  /** ISO 8601 instant, for items with a date. */
  at: string | null
}
