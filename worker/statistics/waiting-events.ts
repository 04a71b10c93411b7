import { type EventType, eventTypes } from '../../client/content/event-types.ts'
import type { StoredEvent } from './stored-event.ts'

/** Events that are sent together, under one id until Strapi confirms them. */
export interface Batch {
  id: string
  events: StoredEvent[]
  /** Counts of events dropped since the last batch because the buffer was full. */
  dropped: DroppedCount[]
}

/** The number of dropped events of a type on a day. */
export interface DroppedCount {
  /** Dutch date. */
  day: string
  eventType: EventType
  count: number
}

/** A single event that Strapi refused. */
export interface SetAsideEvent {
  event: StoredEvent
  status: number
  /** Strapi's error message. */
  message: string
  /** ISO 8601. */
  at: string
}

/** Limits on the number of rows. */
export interface Limits {
  /** Waiting events. */
  capacity: number
  /** Events that are set aside. When full, a refusal is treated as any other failure. */
  maxSetAside: number
  /** Events per batch. */
  batchSize: number
}

/** Events that may be dropped together. */
interface Shed {
  types: readonly EventType[]
  /** Only those that are excluded from figures. */
  isSuspect?: true
}

/**
 * The order in which events are dropped when the buffer is full. Events that browsers can trigger go first; account
 * events are never dropped, and the limits per address apply to them too.
 */
const sheddable: readonly Shed[] = [
  { types: eventTypes, isSuspect: true },
  { types: ['Impression'] },
  { types: ['pageview', 'View'] },
  { types: ['Session pause', 'Session resume', 'Session start', 'Session stop'] },
  { types: ['Marketing', 'Email link', 'Install', 'Lead', 'Application'] },
]
/**
 * The share of the capacity that one round of shedding frees in addition to what is needed, so that it happens rarely.
 */
const clearedByShedding = 0.1
const maxMessageLength = 300
/** Events per statement: they are one bound value, and a value may have at most 2 MB. */
const writtenAtOnce = 500

// A batch is a range of `seq`, so that cutting one writes one row. Rows in a batch leave only with it, and a batch is
// cut only when there is no other: the batches are the oldest rows, so a range never contains other rows than those it
// was cut from.
const tables = `
  CREATE TABLE IF NOT EXISTS events (
    seq INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, type TEXT NOT NULL, day TEXT NOT NULL,
    received INTEGER NOT NULL, body TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS batches (
    first INTEGER PRIMARY KEY, last INTEGER NOT NULL, id TEXT NOT NULL, dropped TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS dropped (
    day TEXT NOT NULL, type TEXT NOT NULL, count INTEGER NOT NULL, PRIMARY KEY (day, type)
  );
  CREATE TABLE IF NOT EXISTS set_aside (
    id TEXT PRIMARY KEY, day TEXT NOT NULL, body TEXT NOT NULL, status INTEGER NOT NULL, message TEXT NOT NULL, at TEXT NOT NULL
  );`

/** An event with its Dutch date. */
export interface DatedEvent {
  event: StoredEvent
  day: string
}

/** The stored events of one shard, until Strapi has confirmed them. */
export class WaitingEvents {
  readonly #storage: DurableObjectStorage
  readonly #limits: Limits
  #depth: number

  constructor(storage: DurableObjectStorage, limits: Limits) {
    this.#storage = storage
    this.#limits = limits
    storage.sql.exec(tables)
    this.#depth = this.#count()
  }

  /** The number of waiting events. */
  get depth(): number {
    return this.#depth
  }

  /** The number of events that Strapi refused. */
  get setAsideCount(): number {
    return this.#number('SELECT COUNT(*) AS n FROM set_aside')
  }

  /** When the oldest waiting event was stored, in milliseconds since the epoch. */
  get oldestAt(): number | null {
    return this.#numberOrNull('SELECT received AS n FROM events ORDER BY seq LIMIT 1')
  }

  /** The id of the batch that is being sent, until it is confirmed. */
  get batchInFlight(): string | null {
    const [row] = this.#sql.exec<{ id: string }>('SELECT id FROM batches ORDER BY first LIMIT 1')
    return row?.id ?? null
  }

  /** Stores events; those that are already stored are left unchanged. */
  add(events: readonly DatedEvent[], now: number): Addition {
    return this.#wholly(() => {
      const { capacity } = this.#limits
      const over = this.#depth + events.length - capacity
      const shed = over > 0 ? this.#shed(over + Math.floor(capacity * clearedByShedding)) : 0
      if (this.#depth + events.length > capacity) return { isStored: false, shed }
      for (let start = 0; start < events.length; start += writtenAtOnce)
        this.#depth += this.#insert(events.slice(start, start + writtenAtOnce), now)
      return { isStored: true, shed }
    })
  }

  /**
   * The batch to send next: the unconfirmed one, or else a new one with the oldest events.
   * @param withDropped Whether a new batch includes the dropped counts.
   */
  next(withDropped: boolean): Batch | null {
    const [row] = this.#firstBatch()
    if (row) return this.#read(row)
    return this.#cut(withDropped) ? this.next(withDropped) : null
  }

  /** Deletes the events of a batch that Strapi confirmed. @returns The number of events. */
  confirm({ id }: Batch): number {
    return this.#wholly(() => {
      const [row] = this.#sql.exec<BatchRow>('SELECT * FROM batches WHERE id = ?', id)
      if (!row) return 0
      const gone = this.#sql.exec(
        'DELETE FROM events WHERE seq BETWEEN ? AND ? RETURNING seq',
        row.first,
        row.last,
      )
      const count = gone.toArray().length
      this.#sql.exec('DELETE FROM batches WHERE first = ?', row.first)
      this.#depth -= count
      return count
    })
  }

  /**
   * Splits a refused batch into two halves with new ids, so that only the faulty events end up set aside. Dropped
   * counts are removed first, since they may be at fault.
   * @returns `unchanged` if there is no space to set an event aside: the batch stays unchanged.
   */
  divide({ id, events, dropped }: Batch, why: { status: number; message: string; at: string }): Division {
    return this.#wholly(() => {
      const [row] = this.#sql.exec<BatchRow>('SELECT * FROM batches WHERE id = ?', id)
      if (!row) return 'divided'
      if (dropped.length > 0) {
        for (const { day, eventType, count } of dropped) this.#noteDropped(day, eventType, count)
        this.#sql.exec(
          `UPDATE batches SET id = ?, dropped = '[]' WHERE first = ?`,
          crypto.randomUUID(),
          row.first,
        )
        return 'without-dropped'
      }
      if (events.length === 1) return this.#setAside(row, why) ? 'set-aside' : 'unchanged'
      const half = Math.ceil(events.length / 2)
      const middle = this.#number(
        'SELECT seq AS n FROM events WHERE seq BETWEEN ? AND ? ORDER BY seq LIMIT 1 OFFSET ?',
        row.first,
        row.last,
        half,
      )
      this.#sql.exec('DELETE FROM batches WHERE first = ?', row.first)
      this.#insertBatch({ ...row, id: crypto.randomUUID(), last: middle - 1 })
      this.#insertBatch({ ...row, id: crypto.randomUUID(), first: middle })
      return 'divided'
    })
  }

  /** What Strapi refused, oldest first. */
  setAside(): SetAsideEvent[] {
    const rows = this.#sql.exec<SetAsideRow>('SELECT * FROM set_aside ORDER BY at, id')
    return [...rows].map(({ body, status, message, at }) => ({ event: eventOf(body), status, message, at }))
  }

  /** Queues refused events again, after the cause was fixed. @returns The number of events. */
  takeBack(now: number): number {
    return this.#wholly(() => {
      const rows = [...this.#sql.exec<SetAsideRow>('SELECT * FROM set_aside ORDER BY at, id')]
      const events = rows.map(({ body, day }) => ({ event: eventOf(body), day }))
      if (rows.length > this.#limits.capacity - this.#depth || !this.add(events, now).isStored) return 0
      this.#sql.exec('DELETE FROM set_aside')
      return rows.length
    })
  }

  /** Drops refused events and counts them as dropped. @returns The number of events. */
  giveUpSetAside(): number {
    return this.#wholly(() => {
      const rows = this.#sql.exec<SetAsideRow>('DELETE FROM set_aside RETURNING *').toArray()
      for (const { day, body } of rows) {
        const { eventType, isSuspect } = eventOf(body)
        if (!isSuspect) this.#noteDropped(day, eventType, 1)
      }
      return rows.length
    })
  }

  get #sql(): SqlStorage {
    return this.#storage.sql
  }

  /** Runs `work` in a transaction. */
  #wholly<Result>(work: () => Result): Result {
    try {
      return this.#storage.transactionSync(work)
    } catch (failure) {
      // The rollback restored storage, but not the count in memory.
      this.#depth = this.#count()
      throw failure
    }
  }

  #count(): number {
    return this.#number('SELECT COUNT(*) AS n FROM events')
  }

  /** @returns How many of them were new. */
  #insert(events: readonly DatedEvent[], now: number): number {
    const added = this.#sql.exec(
      `INSERT OR IGNORE INTO events (id, type, day, received, body)
      SELECT value ->> '$.event.eventId', value ->> '$.event.eventType', value ->> '$.day', ?2, value -> '$.event'
      FROM json_each(?1) RETURNING seq`,
      JSON.stringify(events),
      now,
    )
    return added.toArray().length
  }

  #firstBatch(): BatchRow[] {
    return this.#sql.exec<BatchRow>('SELECT * FROM batches ORDER BY first LIMIT 1').toArray()
  }

  #read({ id, first, last, dropped }: BatchRow): Batch {
    const rows = this.#sql.exec<{ body: string }>(
      'SELECT body FROM events WHERE seq BETWEEN ? AND ? ORDER BY seq',
      first,
      last,
    )
    return { id, events: [...rows].map(({ body }) => eventOf(body)), dropped: JSON.parse(dropped) }
  }

  #cut(withDropped: boolean): boolean {
    return this.#wholly(() => {
      const rows = this.#sql
        .exec<{ seq: number }>('SELECT seq FROM events ORDER BY seq LIMIT ?', this.#limits.batchSize)
        .toArray()
      const [first, last] = [rows.at(0)?.seq, rows.at(-1)?.seq]
      if (first === undefined || last === undefined) return false
      const dropped = withDropped ? this.#takeDropped() : []
      this.#insertBatch({ id: crypto.randomUUID(), first, last, dropped: JSON.stringify(dropped) })
      return true
    })
  }

  #insertBatch({ first, last, id, dropped }: BatchRow): void {
    this.#sql.exec(
      'INSERT INTO batches (first, last, id, dropped) VALUES (?, ?, ?, ?)',
      first,
      last,
      id,
      dropped,
    )
  }

  #setAside(
    { first }: BatchRow,
    { status, message, at }: { status: number; message: string; at: string },
  ): boolean {
    if (this.setAsideCount >= this.#limits.maxSetAside) return false
    this.#sql.exec(
      `INSERT OR REPLACE INTO set_aside (id, day, body, status, message, at)
      SELECT id, day, body, ?, ?, ? FROM events WHERE seq = ?`,
      status,
      message.slice(0, maxMessageLength),
      at,
      first,
    )
    this.#sql.exec('DELETE FROM events WHERE seq = ?', first)
    this.#sql.exec('DELETE FROM batches WHERE first = ?', first)
    this.#depth -= 1
    return true
  }

  /**
   * Drops events that are in no batch: every second one of the oldest, repeatedly, so that the shape of a day still
   * shows.
   * @returns How many events that count in figures were dropped; these are reported.
   */
  #shed(wanted: number): number {
    let missing = wanted
    let counted = 0
    for (const shed of sheddable) {
      while (missing > 0) {
        const candidates = this.#sheddable(shed, missing * 2)
        const given = candidates.length === 1 ? candidates : candidates.filter((_, index) => index % 2 === 1)
        if (given.length === 0) break
        this.#giveUp(given)
        missing -= given.length
        if (shed.isSuspect) continue
        for (const { day, type } of given) this.#noteDropped(day, type, 1)
        counted += given.length
      }
    }
    return counted
  }

  #sheddable({ types, isSuspect }: Shed, limit: number): SheddableRow[] {
    return this.#sql
      .exec<SheddableRow>(
        `SELECT seq, day, type FROM events WHERE seq > (SELECT COALESCE(MAX(last), 0) FROM batches)
        AND type IN (SELECT value FROM json_each(?1)) AND (?2 = 0 OR body ->> '$.isSuspect') ORDER BY seq LIMIT ?3`,
        JSON.stringify(types),
        isSuspect ? 1 : 0,
        limit,
      )
      .toArray()
  }

  #giveUp(rows: readonly SheddableRow[]): void {
    const seqs = JSON.stringify(rows.map(({ seq }) => seq))
    this.#sql.exec('DELETE FROM events WHERE seq IN (SELECT value FROM json_each(?))', seqs)
    this.#depth -= rows.length
  }

  #noteDropped(day: string, type: string, count: number): void {
    this.#sql.exec(
      `INSERT INTO dropped (day, type, count) VALUES (?, ?, ?)
      ON CONFLICT (day, type) DO UPDATE SET count = count + excluded.count`,
      day,
      type,
      count,
    )
  }

  #takeDropped(): DroppedCount[] {
    return this.#sql
      .exec<{ day: string; type: EventType; count: number }>('DELETE FROM dropped RETURNING day, type, count')
      .toArray()
      .map(({ day, type, count }) => ({ day, eventType: type, count }))
  }

  #number(query: string, ...values: SqlStorageValue[]): number {
    return this.#numberOrNull(query, ...values) ?? 0
  }

  #numberOrNull(query: string, ...values: SqlStorageValue[]): number | null {
    const [row] = this.#sql.exec<{ n: number }>(query, ...values)
    return row?.n ?? null
  }
}

/** The result of storing events. */
export interface Addition {
  /** False if the buffer is full even after shedding; then none was stored. */
  isStored: boolean
  /** The number of less important events that were dropped, excluding suspect ones. */
  shed: number
}

/** What `divide` did with a refused batch. */
export type Division = 'divided' | 'without-dropped' | 'set-aside' | 'unchanged'

interface BatchRow extends Record<string, SqlStorageValue> {
  id: string
  /** `seq` of its first event. */
  first: number
  /** `seq` of its last event. */
  last: number
  /** JSON of a list of `DroppedCount`. */
  dropped: string
}

interface SheddableRow extends Record<string, SqlStorageValue> {
  seq: number
  day: string
  type: string
}

interface SetAsideRow extends Record<string, SqlStorageValue> {
  day: string
  body: string
  status: number
  message: string
  at: string
}

/** Rows were written by `add`. */
function eventOf(body: string): StoredEvent {
  return JSON.parse(body)
}
