/** A kept answer, whole. */
export interface Copy {
  status: number
  headers: [name: string, value: string][]
  body: Uint8Array
  /** Milliseconds since 1970. */
  storedAt: number
  /** Version of the content it was made from. */
  version: string
}

/** How long a copy is good for, in seconds. */
export interface Freshness {
  /** Answers as it is. */
  fresh: number
  /** For this long after that it answers at once and is renewed behind the reader's back. */
  stale: number
}

/** What may be done with a copy. */
export type CopyState = 'fresh' | 'stale' | 'outdated'

/**
 * `outdated` copies (made from older content, or past their time) answer only where nothing newer can be had.
 */
export function stateOf(copy: Copy, version: string, { fresh, stale }: Freshness): CopyState {
  if (copy.version !== version) return 'outdated'
  const age = (Date.now() - copy.storedAt) / 1000
  if (age < fresh) return 'fresh'
  return age < fresh + stale ? 'stale' : 'outdated'
}
