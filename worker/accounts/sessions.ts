/** A place where a reader is signed in. */
interface OpenSession {
  /** Identifies it among the reader's sessions; grants nothing. */
  id: string
  /** Browser and system, such as `Firefox, Windows`. */
  device: string
  /** ISO 8601. */
  createdAt: string
  /** ISO 8601, accurate to ten minutes. */
  lastSeenAt: string
  /** Whether it is the current one. */
  isCurrent: boolean
}

/**
 * A reader's sessions. Tokens are valid until they expire; one whose session has ended is refused here immediately, and
 * everywhere within a minute.
 */
export interface Sessions {
  /** Open sessions, most recently used first. */
  list: (userId: number, token: string) => Promise<OpenSession[]>
  /** @returns Whether it was one of theirs. */
  end: (userId: number, id: string) => Promise<boolean>
  /** Signs out everywhere except the given token. */
  endAll: (userId: number, exceptToken?: string) => Promise<void>
  /** Ends the session of a token, even if it has no row. */
  endToken: (userId: number, token: string) => Promise<void>
  /** Records a new session after a sign-in. */
  begin: (userId: number, token: string, device: string) => Promise<void>
  /** Records the use of a session; creates a missing row. */
  seen: (userId: number, token: string, device: string) => Promise<void>
}
