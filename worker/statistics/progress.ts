/** How the deliveries of a shard have gone. */
export interface Progress {
  /** Events that Strapi has confirmed, ever. */
  delivered: number
  /** Events that were given up because there was no more room, ever. */
  dropped: number
  /** ISO 8601; so are the others. */
  lastDroppedAt: string | null
  /** Events from addresses that sent more than readers do, ever. */
  suspect: number
  lastSuspectAt: string | null
  lastFlushAt: string | null
  lastFailure: { at: string; message: string } | null
  failuresInRow: number
  /** Milliseconds since the epoch before which Strapi is not told of dropped events, because it refused that. */
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

/** How it has gone so far. */
export function readProgress(kv: SyncKvStorage): Progress {
  return { ...start, ...kv.get<Partial<Progress>>(key) }
}

/** Keeps what changed. */
export function writeProgress(kv: SyncKvStorage, changed: Partial<Progress>): void {
  kv.put(key, { ...readProgress(kv), ...changed })
}
