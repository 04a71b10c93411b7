/** What an answer is made from, gathered while it is made. */
export class Dependencies {
  readonly #keys = new Set<string>()
  #isTransient = false

  /** The keys (`changes/keys.ts`) of what was read, found or not. */
  get keys(): ReadonlySet<string> {
    return this.#keys
  }

  /** Whether something stood in for the backend: what was made is good for a moment, and its "not found" says nothing. */
  get isTransient(): boolean {
    return this.#isTransient
  }

  add(...keys: string[]): void {
    for (const key of keys) this.#keys.add(key)
  }

  markTransient(): void {
    this.#isTransient = true
  }
}
