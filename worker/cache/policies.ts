import { StrapiError } from '../strapi/error.ts'

/** How long an entry answers, in seconds. */
export interface Policy {
  /** Answers as it is, where nothing has touched it. */
  fresh: number
  /** For this long after that it answers at once and is made anew behind the reader's back. */
  stale: number
  /** For this long after a change touched it, it still answers at once while it is made anew. What was taken away never does. */
  grace: number
  /** Which failures to make it anew an expired one stands in for; default: all. */
  staleIfError?: (failure: unknown) => boolean
}

const day = 86_400

/** The times of freshness only bound what a change that nobody told of can cost. */
export const policies = {
  page: { fresh: 300, stale: day, grace: 10 },
  /** Feeds, calendars and sitemaps. */
  machine: { fresh: 300, stale: day, grace: 10 },
  /** A document as Strapi gives it. Pages are made of it, so one that was touched must not pass for new. */
  document: {
    fresh: 60,
    stale: day,
    grace: 0,
    staleIfError: (failure) => failure instanceof StrapiError && failure.isOutage,
  },
  /** A missing page may be published any moment, one that is gone may come back, and addresses that nobody wrote are without number. */
  missing: { fresh: 30, stale: 0, grace: 0 },
  /** What was made while something stood in for the backend: as long as a backend that failed is left alone. */
  transient: { fresh: 5, stale: day, grace: 0 },
  /** While there is no log of changes to tell what was touched. */
  unknown: { fresh: 10, stale: day, grace: 0 },
} satisfies Record<string, Policy>
