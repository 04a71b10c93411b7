import { onForgetAll } from '../isolate-state.ts'

/** A value held by the isolate for a short while. */
interface Held<Value> {
  value: Value
  /** Milliseconds since 1970. */
  readAt: number
}

/**
 * Reads a shared setting at most once a moment for each isolate.
 * After that moment the old value still answers while the new one is fetched, so no reader waits for it.
 * Made once by a module, never for a request: it is registered for good.
 * @param read Asks the store; a failure keeps the value that is held.
 * @param fallback Answers before the first successful read.
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

  /** @param later Keeps a renewal behind the answer alive (`waitUntil`). */
  async get(read: () => Promise<Value>, later: (work: Promise<unknown>) => void): Promise<Value> {
    const held = this.#held
    if (held && Date.now() - held.readAt < this.#milliseconds) return held.value
    if (!held) return this.#ask(read)
    // Marked before it is asked, so that of many readers in this moment only one asks.
    held.readAt = Date.now()
    later(this.#ask(read))
    return held.value
  }

  /** The value that is held, or undefined. */
  get held(): Value | undefined {
    return this.#held?.value
  }

  /** Milliseconds since it was last asked for, or undefined while nothing is held. */
  get age(): number | undefined {
    return this.#held && Date.now() - this.#held.readAt
  }

  /** Replaces the value at once, when this isolate is the one that changed it. */
  set(value: Value): void {
    this.#held = { value, readAt: Date.now() }
  }

  #ask(read: () => Promise<Value>): Promise<Value> {
    const before = this.#held
    return read().then(
      (value) => {
        // A value that was set meanwhile is newer than the one that was asked for.
        if (this.#held === before) this.set(value)
        return this.#held?.value ?? value
      },
      () => this.#held?.value ?? this.#fallback,
    )
  }
}
