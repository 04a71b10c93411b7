import { onForgetAll } from './isolate-state.ts'

/** A value that the isolate caches briefly. */
interface Held<Value> {
  value: Value
  /** Milliseconds since 1970. */
  readAt: number
}

/**
 * Caches a shared setting per isolate for a short time. After that time, the old value is used while the new one is
 * fetched, so no reader waits for it. Create it once in a module, never per request: it is registered permanently.
 * @param read Reads the store; after a failure the old value stays.
 * @param fallback Used until the first successful read.
 */
export class IsolateMemo<Value> {
  #held: Held<Value> | undefined
  readonly #milliseconds: number
  readonly #fallback: Value

  constructor(milliseconds: number, fallback: Value) {
    this.#milliseconds = milliseconds
    this.#fallback = fallback
    onForgetAll(() => {
      this.#held = undefined
    })
  }

  /** @param later Keeps a background refresh alive (`waitUntil`). */
  async get(read: () => Promise<Value>, later: (work: Promise<unknown>) => void): Promise<Value> {
    const held = this.#held
    if (held && Date.now() - held.readAt < this.#milliseconds) return held.value
    if (!held) return this.#ask(read)
    // Updated before reading, so that only one of many concurrent readers reads.
    held.readAt = Date.now()
    later(this.#ask(read))
    return held.value
  }

  /** Sets the value immediately, if this isolate has changed it. */
  set(value: Value): void {
    this.#held = { value, readAt: Date.now() }
  }

  #ask(read: () => Promise<Value>): Promise<Value> {
    const before = this.#held
    return read().then(
      (value) => {
        // A value that was set in the meantime is newer than the one that was read.
        if (this.#held === before) this.set(value)
        return this.#held?.value ?? value
      },
      () => this.#held?.value ?? this.#fallback,
    )
  }
}
