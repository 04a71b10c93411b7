import type { Locale } from './locale.ts'

/** The newsletters that one can choose from, by the name under which a sign-up is kept. */
export const newsletters = ['morning', 'weekly', 'jobs', 'events'] as const

/** One of them. */
export type NewsletterName = (typeof newsletters)[number]

/** One line of an edition. */
export interface NewsletterLine {
  /** Site path. */
  path: string
  title: string
  locale: Locale
  /** The few words above it: a section, an employer and its place, a venue. */
  note: string | null
  /** ISO 8601 instant, where the day is what counts. */
  at: string | null
}
