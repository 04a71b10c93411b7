import { addCounts, bounds, eventKinds, type KindCounts, noEvents } from './address-bounds.ts'

/** The verdict on new events, based on how many their address has sent. */
export type Judgement =
  | { verdict: 'ordinary' }
  | {
      verdict: 'suspect'
      /** Whether these are the first suspect ones. */
      isNews: boolean
    }
  | {
      verdict: 'refused'
      /** Seconds until some of the address's events are more than an hour old. */
      retryAfterSeconds: number
    }

/** Size of a counting slot, in milliseconds. */
const slotMs = 300_000
/** Slots that count: an hour, plus the current one. */
const countedSlots = 13
/**
 * The share of a limit that may be lost with the object's memory. Smaller counts aren't written, so ordinary readers
 * cost no writes.
 */
const unwrittenPart = 0.05
/** Maximum number of addresses in memory. The least recently used one is evicted and loses its unwritten counts. */
const maxRemembered = 20_000

const table = `
  CREATE TABLE IF NOT EXISTS address_counts (
    name TEXT NOT NULL, slot INTEGER NOT NULL, views INTEGER NOT NULL, session INTEGER NOT NULL, actions INTEGER NOT NULL,
    impressions INTEGER NOT NULL, PRIMARY KEY (name, slot)
  ) WITHOUT ROWID`

/** Objects that began before impressions were counted have a table without them; it holds no more than the last hour. */
const olderTable = `SELECT 1 FROM sqlite_master WHERE name = 'address_counts' AND sql NOT LIKE '%impressions%'`

/** What one address has sent, per slot. */
interface Sent {
  slots: Map<number, KindCounts>
  /** The part of the newest slot that isn't stored yet. */
  unwritten: KindCounts
}

/**
 * How many events each address sent in the past hour. One object counts an address, whatever sessions it makes up and
 * whichever shards they belong to.
 */
export class AddressCounts {
  readonly #sql: SqlStorage
  readonly #remembered = new Map<string, Sent>()

  constructor(sql: SqlStorage) {
    this.#sql = sql
    if (sql.exec(olderTable).toArray().length > 0) sql.exec('DROP TABLE address_counts')
    sql.exec(table)
  }

  /**
   * Counts events, unless they are refused; so an address that stops sending is accepted again.
   * @param name Pseudonym of the address, for one day.
   * @param now Milliseconds since the epoch.
   */
  judge(name: string, events: Readonly<KindCounts>, now: number): Judgement {
    const slot = Math.floor(now / slotMs)
    const sent = this.#recall(name, slot)
    const before = [...sent.slots.values()].reduce(addCounts, { ...noEvents })
    const after = addCounts(before, events)
    if (eventKinds.some((kind) => events[kind] > 0 && after[kind] > bounds[kind].refused)) {
      const oldest = Math.min(...sent.slots.keys(), slot)
      return {
        verdict: 'refused',
        retryAfterSeconds: Math.ceil(((oldest + countedSlots) * slotMs - now) / 1000),
      }
    }
    this.#add(name, sent, slot, events)
    if (!eventKinds.some((kind) => after[kind] > bounds[kind].suspect)) return { verdict: 'ordinary' }
    return { verdict: 'suspect', isNews: eventKinds.every((kind) => before[kind] <= bounds[kind].suspect) }
  }

  /** Deletes counts that are more than an hour old. */
  forget(now: number): void {
    const slot = Math.floor(now / slotMs)
    this.#sql.exec('DELETE FROM address_counts WHERE slot <= ?', slot - countedSlots)
    for (const [name, { slots }] of this.#remembered)
      if (Math.max(...slots.keys()) <= slot - countedSlots) this.#remembered.delete(name)
  }

  #recall(name: string, slot: number): Sent {
    const known = this.#remembered.get(name) ?? this.#read(name)
    for (const one of known.slots.keys()) if (one <= slot - countedSlots) known.slots.delete(one)
    if (!known.slots.has(slot)) {
      known.slots.set(slot, { ...noEvents })
      known.unwritten = { ...noEvents }
    }
    // A Map keeps insertion order: reinserting marks it as most recently used.
    this.#remembered.delete(name)
    this.#remembered.set(name, known)
    for (const oldest of this.#remembered.keys()) {
      if (this.#remembered.size <= maxRemembered) break
      this.#remembered.delete(oldest)
    }
    return known
  }

  #read(name: string): Sent {
    const rows = this.#sql.exec<SlotRow>(
      'SELECT slot, views, session, actions, impressions FROM address_counts WHERE name = ?',
      name,
    )
    return {
      slots: new Map([...rows].map(({ slot, ...counts }) => [slot, counts])),
      unwritten: { ...noEvents },
    }
  }

  #add(name: string, sent: Sent, slot: number, events: Readonly<KindCounts>): void {
    const counts = addCounts(sent.slots.get(slot) ?? noEvents, events)
    sent.slots.set(slot, counts)
    sent.unwritten = addCounts(sent.unwritten, events)
    const { unwritten } = sent
    if (eventKinds.every((kind) => unwritten[kind] < bounds[kind].suspect * unwrittenPart)) return
    this.#sql.exec(
      'INSERT OR REPLACE INTO address_counts (name, slot, views, session, actions, impressions) VALUES (?, ?, ?, ?, ?, ?)',
      name,
      slot,
      counts.views,
      counts.session,
      counts.actions,
      counts.impressions,
    )
    sent.unwritten = { ...noEvents }
  }
}

interface SlotRow extends Record<string, SqlStorageValue> {
  slot: number
  views: number
  session: number
  actions: number
  impressions: number
}
