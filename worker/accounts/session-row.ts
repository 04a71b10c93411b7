/** The state of a token's session in D1. */
export interface SessionRow {
  isEnded: boolean
  /** Whether its last use should be stored; also if it has no row yet. */
  isSeenLongAgo: boolean
}
