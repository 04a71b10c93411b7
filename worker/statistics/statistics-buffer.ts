import { DurableObject } from 'cloudflare:workers'
import { dayOf } from '../content/dutch-day.ts'
import { configOf } from '../env.ts'
import { report } from '../report.ts'
import { strapiClientOf } from '../strapi/client.ts'
import type { KindCounts } from './address-bounds.ts'
import { AddressCounts, type Judgement } from './address-counts.ts'
import type { Appended } from './appended.ts'
import { backoffMs, maxBackoffMs } from './backoff.ts'
import { DaySalts } from './day-salts.ts'
import { deliver, deliveryTimeoutMs, type Verdict } from './deliver.ts'
import { Gathering } from './gathering.ts'
import type { ShardOverview } from './overview.ts'
import { readProgress, writeProgress } from './progress.ts'
import type { NamelessEvent } from './stored-event.ts'
import { type Batch, type DatedEvent, type SetAsideEvent, WaitingEvents } from './waiting-events.ts'

/** The events of one visit. */
export interface AppendRequest {
  /** The cookie's value; only a pseudonym of it is stored. */
  session: string | null
  /** Whether their address sent more than readers do. */
  isSuspect: boolean
  /** JSON of a list of `NamelessEvent`: one string crosses to the buffer faster than a hundred objects. */
  events: string
}

/** What an address is about to send. */
export interface JudgeRequest {
  /** Only a pseudonym of it is stored, for a day. */
  address: string
  counts: KindCounts
}

/** How long the first event waits for others, in milliseconds. */
const flushAfterMs = 5000
/** Maximum number of batches per alarm, so that other work gets a turn. */
const maxBatches = 25
const batchSize = 200
const maxSetAside = 1000
const dayMs = 86_400_000
/** Interval at which expired data is deleted if nothing else wakes the object, in milliseconds. */
const forgetEveryMs = 3_600_000

/**
 * Stores events until Strapi has confirmed them: acknowledged means stored. There is one object per shard. An alarm
 * sends waiting events in batches; a batch keeps its events and id until Strapi confirms it, and Strapi stores each
 * batch and each event once. While Strapi fails, events wait with a growing backoff; events that it refuses are set
 * aside.
 */
export class StatisticsBuffer extends DurableObject<Env> {
  readonly #events: WaitingEvents
  readonly #salts: DaySalts
  readonly #addresses: AddressCounts
  readonly #arrivals = new Gathering((events: DatedEvent[]) => this.#store(events))

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    const { statisticsCapacity: capacity } = configOf(env)
    this.#events = new WaitingEvents(ctx.storage, { capacity, maxSetAside, batchSize })
    this.#salts = new DaySalts(ctx.storage.kv)
    this.#addresses = new AddressCounts(ctx.storage.sql)
    // If the alarm failed too often or was lost with the process, events would stay here forever.
    ctx.blockConcurrencyWhile(async () => {
      if (this.#events.depth > 0 && (await ctx.storage.getAlarm()) === null) await this.#wakeIn(flushAfterMs)
    })
  }

  /** Stores events. They are in storage when the answer leaves: the platform's output gate holds it until then. */
  async append({ session, isSuspect, events }: AppendRequest): Promise<Appended> {
    const parsed: NamelessEvent[] = JSON.parse(events)
    const named = await this.#named(parsed, session)
    if (isSuspect) for (const { event } of named) event.isSuspect = true
    if (!(await this.#arrivals.add(named))) return { kind: 'full' }
    await this.#wakeSoon()
    return { kind: 'stored' }
  }

  /** Counts what an address sends, to any shard. */
  async judge({ address, counts }: JudgeRequest): Promise<Judgement> {
    const now = Date.now()
    const name = await this.#salts.pseudonym(`address ${address}`, dayOf(now))
    const judgement = this.#addresses.judge(name, counts, now)
    if (judgement.verdict === 'suspect' && judgement.isNews)
      this.#report(new Error('An address sends more than readers do'), { counts })
    // Wakes in time to delete the salt.
    if ((await this.ctx.storage.getAlarm()) === null) await this.#wakeIn(forgetEveryMs)
    return judgement
  }

  /** Sends waiting events. It never throws, because the platform retries an alarm only a few times. */
  override async alarm(): Promise<void> {
    try {
      this.#salts.forgetBefore(dayOf(Date.now() - dayMs))
      this.#addresses.forget(Date.now())
      await this.#flush()
    } catch (failure) {
      this.#noteFailure(failure)
    }
    await this.#wakeWhenDue()
  }

  /** The state of this shard. */
  overview(): ShardOverview {
    const { tellDroppedAfter: _, ...progress } = readProgress(this.ctx.storage.kv)
    const { depth, oldestAt, setAsideCount, batchInFlight } = this.#events
    return {
      ...progress,
      depth,
      capacity: configOf(this.env).statisticsCapacity,
      oldestAt: oldestAt === null ? null : new Date(oldestAt).toISOString(),
      setAside: setAsideCount,
      batchInFlight,
    }
  }

  /** What Strapi refused, oldest first. */
  setAside(): SetAsideEvent[] {
    return this.#events.setAside()
  }

  /** Sends refused events again. @returns The number of events. */
  async takeBack(): Promise<number> {
    const count = this.#events.takeBack(Date.now())
    if (count > 0) await this.#wakeSoon()
    return count
  }

  /** Drops refused events. @returns The number of events. */
  giveUpSetAside(): number {
    const count = this.#events.giveUpSetAside()
    if (count > 0) this.#noteDropped(count, Date.now())
    return count
  }

  /** @returns False if the buffer is full. */
  #store(events: readonly DatedEvent[]): boolean {
    const now = Date.now()
    const { isStored, shed } = this.#events.add(events, now)
    if (shed > 0) {
      this.#noteDropped(shed, now)
      this.#report(new Error('Events were dropped: the buffer is full'), { count: shed })
    }
    if (isStored) this.#noteSuspect(events, now)
    return isStored
  }

  async #named(events: readonly NamelessEvent[], session: string | null): Promise<DatedEvent[]> {
    const names = new Map<string, string | null>()
    const dated: DatedEvent[] = []
    for (const event of events) {
      const day = dayOf(Date.parse(event.at))
      const name = names.get(day) ?? (session && (await this.#salts.pseudonym(session, day)))
      names.set(day, name)
      dated.push({ event: { ...event, session: name }, day })
    }
    return dated
  }

  async #flush(): Promise<void> {
    const config = configOf(this.env)
    const strapi = strapiClientOf(config, deliveryTimeoutMs)
    for (let sent = 0; sent < maxBatches; sent++) {
      const batch = this.#events.next(this.#mayTellDropped())
      if (!batch) return
      if (!this.#settle(batch, await deliver(strapi, config.cmsToken, batch))) return
    }
  }

  /** @returns Whether to continue with the next batch. */
  #settle(batch: Batch, verdict: Verdict): boolean {
    if (verdict.kind === 'failed') return this.#noteFailure(verdict.failure)
    if (verdict.kind === 'stored') return this.#noteDelivered(this.#events.confirm(batch))
    const { status, message } = verdict
    const division = this.#events.divide(batch, { status, message, at: new Date().toISOString() })
    if (division === 'unchanged')
      return this.#noteFailure(new Error('Too many events were set aside', { cause: message }))
    if (division === 'set-aside')
      this.#report(new Error(`Strapi refused an event: ${message}`), {
        status,
        eventId: batch.events[0]?.eventId,
      })
    const tellDroppedAfter = division === 'without-dropped' ? { tellDroppedAfter: Date.now() + dayMs } : {}
    // Strapi works: it has read the batch.
    writeProgress(this.ctx.storage.kv, { failuresInRow: 0, ...tellDroppedAfter })
    return true
  }

  #mayTellDropped(): boolean {
    return Date.now() >= readProgress(this.ctx.storage.kv).tellDroppedAfter
  }

  #noteDelivered(count: number): true {
    const { kv } = this.ctx.storage
    const delivered = readProgress(kv).delivered + count
    writeProgress(kv, { delivered, lastFlushAt: new Date().toISOString(), failuresInRow: 0 })
    return true
  }

  #noteFailure(failure: unknown): false {
    const { kv } = this.ctx.storage
    const failuresInRow = readProgress(kv).failuresInRow + 1
    const message = failure instanceof Error ? failure.message : String(failure)
    writeProgress(kv, { failuresInRow, lastFailure: { at: new Date().toISOString(), message } })
    this.#report(failure, { failuresInRow, depth: this.#events.depth })
    return false
  }

  #noteDropped(count: number, now: number): void {
    const { kv } = this.ctx.storage
    writeProgress(kv, {
      dropped: readProgress(kv).dropped + count,
      lastDroppedAt: new Date(now).toISOString(),
    })
  }

  #noteSuspect(events: readonly DatedEvent[], now: number): void {
    const count = events.filter(({ event }) => event.isSuspect).length
    if (count === 0) return
    const { kv } = this.ctx.storage
    writeProgress(kv, {
      suspect: readProgress(kv).suspect + count,
      lastSuspectAt: new Date(now).toISOString(),
    })
  }

  #report(failure: unknown, facts: Record<string, unknown>): void {
    report('statistics', failure, { shard: this.ctx.id.name ?? this.ctx.id.toString(), ...facts })
  }

  /** An object has one alarm; setting it at every event would push the flush ahead of itself all day. */
  async #wakeSoon(): Promise<void> {
    const due = await this.ctx.storage.getAlarm()
    const inMs = due === null ? Number.POSITIVE_INFINITY : due - Date.now()
    // While Strapi fails, new events don't shorten the backoff.
    const isResting = readProgress(this.ctx.storage.kv).failuresInRow > 0 && inMs <= maxBackoffMs
    if (inMs > flushAfterMs && !isResting) await this.#wakeIn(flushAfterMs)
  }

  async #wakeWhenDue(): Promise<void> {
    const { failuresInRow } = readProgress(this.ctx.storage.kv)
    if (this.#events.depth > 0) await this.#wakeIn(failuresInRow > 0 ? backoffMs(failuresInRow) : 0)
    // Salts must be deleted in time even if no more events arrive.
    else if (this.#salts.days().length > 0) await this.#wakeIn(forgetEveryMs)
  }

  async #wakeIn(ms: number): Promise<void> {
    await this.ctx.storage.setAlarm(Date.now() + ms)
  }
}
