/** The result of an append; events are in storage only when it is `stored`. */
export type Appended =
  | { kind: 'stored' }
  | { kind: 'full' }
  /** Their address has sent too much. */
  | { kind: 'refused'; retryAfterSeconds: number }
