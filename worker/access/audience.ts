/** What a reader has: nothing, an account, or a subscription. */
const tiers = ['anonymous', 'reader', 'subscriber'] as const

export type Tier = (typeof tiers)[number]

/**
 * For whom a cache entry of a page is made: all that its text may depend on about a reader. Many readers share one, so that pages are
 * cached by audience and never by person (decision 052).
 */
export interface Audience {
  tier: Tier
  /** How many metered articles they may still read this month, with the one that is asked for; 0 for subscribers, who need none. */
  readsLeft: number
}

/** The smallest audience: what it gets may go anywhere, such as into feeds and the search index. */
export const anybody: Audience = { tier: 'anonymous', readsLeft: 0 }

/** Its name in cache keys, such as `reader-3`. */
export function nameOf({ tier, readsLeft }: Audience): string {
  return `${tier}-${readsLeft}`
}

/** The audience with a name; null for other texts. */
export function audienceNamed(name: string): Audience | null {
  const [, tier, reads] = /^([a-z]+)-(\d{1,3})$/.exec(name) ?? []
  const known = tiers.find((one) => one === tier)
  return known ? { tier: known, readsLeft: Number(reads) } : null
}
