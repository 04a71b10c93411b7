/** A place where a reader is signed in. */
export interface OpenSession {
  /** Names it among those of the same reader; opens nothing. */
  id: string
  /** Browser and system, such as `Firefox, Windows`. */
  device: string
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601, on ten minutes. */
  lastSeenAt: string
  /** Whether it is the one that asks. */
  isCurrent: boolean
}

/**
 * Where readers are signed in. Tokens live for as long as they were signed for; one whose session has ended is refused here at
 * once, and everywhere within a minute.
 */
export interface Sessions {
  /** Open ones, the one that was used last first. */
  list: (userId: number, token: string) => Promise<OpenSession[]>
  /** @returns Whether it was one of theirs. */
  end: (userId: number, id: string) => Promise<boolean>
  /** Signs out everywhere, but for the token that goes on. */
  endAll: (userId: number, exceptToken?: string) => Promise<void>
  /** Ends the session of a token, also of one that has no row. */
  endToken: (userId: number, token: string) => Promise<void>
  /** Notes a session that has just begun, by proof of who it is. */
  begin: (userId: number, token: string, device: string) => Promise<void>
  /** Notes that a session was seen; one without a row gets one. */
  seen: (userId: number, token: string, device: string) => Promise<void>
}
