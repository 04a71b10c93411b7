import { addCounts, bounds, eventKinds, type KindCounts, noEvents } from './address-bounds.ts'

/** What is thought of events by the number that their address has sent. */
export type Judgement =
  | { verdict: 'ordinary' }
  | {
      verdict: 'suspect'
      /** Whether these are the first of them. */
      isNews: boolean
    }
  | {
      verdict: 'refused'
      /** Seconds until some of what the address sent is an hour ago. */
      retryAfterSeconds: number
    }

/** Milliseconds that are counted together. */
const slotMs = 300_000
/** Slots that count: an hour, and the one that has begun. */
const countedSlots = 13
/** The part of a bound that may be lost with the object's memory: what is less is not written, so that readers cost no writing. */
const unwrittenPart = 0.05
/** Addresses that are remembered. One that has to go was asked for longest ago, and loses what was not written of it. */
const mostRemembered = 20_000

const table = `
  CREATE TABLE IF NOT EXISTS address_counts (
    name TEXT NOT NULL, slot INTEGER NOT NULL, views INTEGER NOT NULL, session INTEGER NOT NULL, actions INTEGER NOT NULL,
    PRIMARY KEY (name, slot)
  ) WITHOUT ROWID`

/** What one address has sent, by slot. */
interface Sent {
  slots: Map<number, KindCounts>
  /** What its newest slot holds that is not on disk. */
  unwritten: KindCounts
}

/**
 * How many events addresses have sent within the hour. One object counts an address, whatever sessions it makes up and whichever
 * shards they belong to.
 */
export class AddressCounts {
  readonly #sql: SqlStorage
  readonly #remembered = new Map<string, Sent>()

  constructor(sql: SqlStorage) {
    this.#sql = sql
    sql.exec(table)
  }

  /**
   * Counts events, unless they are refused: then an address that stops is let in again.
   * @param name Stands for the address, for one day.
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

  /** Forgets what is more than an hour ago. */
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
    // A map keeps the order in which things came: what is asked for comes last.
    this.#remembered.delete(name)
    this.#remembered.set(name, known)
    for (const oldest of this.#remembered.keys()) {
      if (this.#remembered.size <= mostRemembered) break
      this.#remembered.delete(oldest)
    }
    return known
  }

  #read(name: string): Sent {
    const rows = this.#sql.exec<SlotRow>(
      'SELECT slot, views, session, actions FROM address_counts WHERE name = ?',
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
      'INSERT OR REPLACE INTO address_counts (name, slot, views, session, actions) VALUES (?, ?, ?, ?, ?)',
      name,
      slot,
      counts.views,
      counts.session,
      counts.actions,
    )
    sent.unwritten = { ...noEvents }
  }
}

interface SlotRow extends Record<string, SqlStorageValue> {
  slot: number
  views: number
  session: number
  actions: number
}
