/** An answer as it is held, whole. */
export interface Entry {
  status: number
  headers: [name: string, value: string][]
  body: Uint8Array
  /** Milliseconds since 1970. */
  storedAt: number
  /** Number of the newest change that was known when it began to be made (`changes/change-log.ts`). */
  seq: number
  /** What it was made from (`changes/keys.ts`). */
  keys: readonly string[]
  /** Whether something stood in for the backend: it is good for a moment only. */
  isTransient: boolean
}

/** What is made: an entry without its place in time. */
export type Made = Pick<Entry, 'status' | 'headers' | 'body'>
