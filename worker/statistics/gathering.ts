/**
 * Batches items that arrive at the same time into one write, since writes are what costs. Each caller gets its answer
 * only after its items are written.
 */
export class Gathering<Item, Result> {
  readonly #write: (items: Item[]) => Result
  #items: Item[] = []
  #written: Promise<Result> | null = null

  constructor(write: (items: Item[]) => Result) {
    this.#write = write
  }

  /** @returns The result of the write that contained the items. */
  add(items: readonly Item[]): Promise<Result> {
    this.#items.push(...items)
    this.#written ??= this.#writeSoon()
    return this.#written
  }

  async #writeSoon(): Promise<Result> {
    // One turn of the event loop: includes requests that have already arrived, without waiting for more.
    await new Promise((resolve) => setTimeout(resolve, 0))
    const items = this.#items
    this.#items = []
    this.#written = null
    return this.#write(items)
  }
}
