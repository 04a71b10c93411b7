/**
 * Puts together what comes at the same time, so that it is written once: going to the disk is what costs. Nobody is answered before
 * what they brought is written.
 */
export class Gathering<Item, Result> {
  readonly #write: (items: Item[]) => Result
  #items: Item[] = []
  #written: Promise<Result> | null = null

  constructor(write: (items: Item[]) => Result) {
    this.#write = write
  }

  /** @returns What writing them gave, together with all that came at the same time. */
  add(items: readonly Item[]): Promise<Result> {
    this.#items.push(...items)
    this.#written ??= this.#writeSoon()
    return this.#written
  }

  async #writeSoon(): Promise<Result> {
    // One turn: requests that have arrived are let in, and none is waited for.
    await new Promise((resolve) => setTimeout(resolve, 0))
    const items = this.#items
    this.#items = []
    this.#written = null
    return this.#write(items)
  }
}
