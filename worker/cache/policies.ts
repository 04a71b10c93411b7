import { StrapiError } from '../strapi-error.ts'

/** What is known of an entry that expired. */
export interface ExpiredEntry {
  /** Whether the log of changes reaches back to it. If not, it may show something that was removed since. */
  isAccounted: boolean
  /** Whether a change has touched it, and not only time. */
  isTouched: boolean
}

/** How long an entry may be used, in seconds. */
export interface Policy {
  /** Used as is, if no change has touched it. */
  fresh: number
  /** For this long after that, it is used immediately and revalidated after the response. */
  stale: number
  /** For this long after a change touched it, it is still used while it is revalidated. Removed content never is. */
  grace: number
  /** The revalidation failures for which an expired entry is used; default: all. */
  staleIfError?: (failure: unknown, entry: ExpiredEntry) => boolean
  /** False if entries are in the Cache API only: there is no limit to what readers type. */
  isInMemory?: boolean
}

const day = 86_400

/** The fresh times only limit the effect of a change without a hook message. */
export const policies = {
  page: { fresh: 300, stale: day, grace: 10 },
  /** Feeds, calendars and sitemaps. */
  machine: { fresh: 300, stale: day, grace: 10 },
  /** What is suggested for what a reader types. New content may take a minute to be suggested. */
  suggestions: {
    fresh: 300,
    stale: day,
    grace: 60,
    staleIfError: (_, { isAccounted }) => isAccounted,
    isInMemory: false,
  },
  /**
   * A document from Strapi. Pages are made of it, so a touched one mustn't pass for current, nor one of which the log doesn't
   * tell what became of it: the replica has both as they are now. Fresh for as long as a page, which may be made again all the time.
   */
  document: {
    fresh: 300,
    stale: day,
    grace: 0,
    staleIfError: (failure, { isTouched }) =>
      !isTouched && failure instanceof StrapiError && failure.isOutage,
  },
  /**
   * A missing page may be published at any moment, a removed one may come back, and there is no limit to invalid
   * addresses.
   */
  missing: { fresh: 30, stale: 0, grace: 0 },
  /** Made while a fallback answered for the backend: as long as the circuit breaker pauses it. */
  transient: { fresh: 5, stale: day, grace: 10 },
  /** While there is no change log to tell what was touched. */
  unknown: { fresh: 10, stale: day, grace: 0 },
} satisfies Record<string, Policy>
