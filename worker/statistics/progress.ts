/** Delivery figures of a shard. */
export interface Progress {
  /** Total number of events that Strapi confirmed. */
  delivered: number
  /** Total number of events dropped because the buffer was full. */
  dropped: number
  /** ISO 8601, like the other times. */
  lastDroppedAt: string | null
  /** Total number of events from addresses that sent more than readers do. */
  suspect: number
  lastSuspectAt: string | null
  lastFlushAt: string | null
  lastFailure: { at: string; message: string } | null
  failuresInRow: number
  /** Milliseconds since the epoch until which dropped counts aren't sent to Strapi, because it refused them. */
  tellDroppedAfter: number
}

const key = 'progress'

const start: Progress = {
  delivered: 0,
  dropped: 0,
  lastDroppedAt: null,
  suspect: 0,
  lastSuspectAt: null,
  lastFlushAt: null,
  lastFailure: null,
  failuresInRow: 0,
  tellDroppedAfter: 0,
}

/** The figures so far. */
export function readProgress(kv: SyncKvStorage): Progress {
  return { ...start, ...kv.get<Partial<Progress>>(key) }
}

/** Stores the changed figures. */
export function writeProgress(kv: SyncKvStorage, changed: Partial<Progress>): void {
  kv.put(key, { ...readProgress(kv), ...changed })
}
