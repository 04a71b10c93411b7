import { DurableObject } from 'cloudflare:workers'
import { changesKey, type LoggedChanges } from './changes/change-log.ts'
import { runConsumers } from './changes/consumers.ts'
import { notifyThisLocation } from './changes/publish.ts'
import { readLog } from './changes/stream.ts'
import { changeConsumers } from './consumers.ts'
import { configOf } from './env.ts'
import { backendReader } from './replica/backend.ts'
import { refreshDependents } from './replica/dependents.ts'
import { report } from './report.ts'

/** KV allows one write a second per key; isolates read it no more often than this. */
const writeMs = 2000

/** After a failure of D1 or a consumer, so that a retry that works is less than a minute late. */
const retryMs = 10_000

/** While the backend is down, nothing can be read from it. */
const backendRetryMs = 30_000

/**
 * Writes the latest changes to KV, and runs the consumers after the response. There is one such object, because two
 * isolates that both wrote the log would lose each other's changes. It derives everything from D1, so a poke only means
 * that there is news.
 */
export class ChangePublisher extends DurableObject<Env> {
  /** Milliseconds since 1970. Lost with the object: a write that comes too early is refused and retried. */
  #writtenAt = 0
  /** A new object doesn't know what its predecessor left. */
  #hasNews = true
  /** The newest log that a poke brought and that isn't written yet; null if it has to be read. */
  #log: LoggedChanges | null = null
  /** Number of the newest change in the written log. */
  #writtenHead = 0

  /**
   * Notes that there may be new changes.
   * @param log As it was read after them; null if it has to be read.
   */
  async poke(log: LoggedChanges | null): Promise<void> {
    this.#hasNews = true
    if (!log || log.head >= (this.#log?.head ?? this.#writtenHead)) this.#log = log
    await this.#write()
    await this.#comeBackAt(Date.now())
  }

  override async alarm(): Promise<void> {
    await this.#write()
    await this.#attempt(retryMs, async () => {
      const waits = await runConsumers(this.env.DB, changeConsumers(this.env, configOf(this.env)), Date.now())
      if (waits) await this.#comeBackAt(Date.now() + retryMs)
    })
    await this.#attempt(backendRetryMs, () => this.#refreshDependents())
  }

  /** The platform retries an alarm six times and then stops, so failures are caught and the alarm is set again. */
  async #attempt(waitMs: number, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } catch (failure) {
      report('changes', failure)
      await this.#comeBackAt(Date.now() + waitMs)
    }
  }

  async #refreshDependents(): Promise<void> {
    const read = backendReader(configOf(this.env))
    // A company may have hundreds: readers hear of the first before the last is read.
    const waits = await refreshDependents(this.env.DB, read, async () =>
      this.poke(await notifyThisLocation(this.env)),
    )
    if (waits) await this.#comeBackAt(Date.now())
  }

  /** Writes the log, or waits until that is allowed. */
  async #write(): Promise<void> {
    if (!this.#hasNews) return
    const allowedAt = this.#writtenAt + writeMs
    if (Date.now() < allowedAt) return this.#comeBackAt(allowedAt)
    // Set before the first await: a concurrent poke may have a change that this read misses.
    const brought = this.#log
    this.#writtenAt = Date.now()
    this.#hasNews = false
    this.#log = null
    try {
      const log = brought ?? (await readLog(this.env.DB, Date.now()))
      await this.env.EDGE_KV.put(changesKey, JSON.stringify(log))
      this.#writtenHead = log.head
    } catch (failure) {
      report('changes', failure)
      this.#hasNews = true
      await this.#comeBackAt(Date.now() + writeMs)
    }
  }

  /** An object has one alarm: an earlier one stays. One in the past may never fire. */
  async #comeBackAt(atMs: number): Promise<void> {
    const set = await this.ctx.storage.getAlarm()
    if (set === null || set < Date.now() || set > atMs) await this.ctx.storage.setAlarm(atMs)
  }
}
