/** A complete cached response. */
export interface Entry {
  status: number
  headers: [name: string, value: string][]
  body: Uint8Array
  /** Milliseconds since 1970. */
  storedAt: number
  /** Number of the newest known change when rendering started (`changes/change-log.ts`). */
  seq: number
  /** What it depends on (`changes/keys.ts`). */
  keys: readonly string[]
  /** Whether a fallback answered for the backend: valid only briefly. */
  isTransient: boolean
}

/** An entry without its timestamps. */
export type Made = Pick<Entry, 'status' | 'headers' | 'body'>
