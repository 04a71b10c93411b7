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

  /** Takes over what was noted elsewhere. */
  addAll(others: Dependencies): void {
    this.add(...others.keys)
    if (others.isTransient) this.markTransient()
  }

  markTransient(): void {
    this.#isTransient = true
  }
}

const reads = new WeakMap<Request, Dependencies>()
const own = new WeakSet<Request>()

/** Has everything that is read for a request noted in `dependencies`. */
export function noteReads(request: Request, dependencies: Dependencies): void {
  reads.set(request, dependencies)
}

/** A request of ours, for what is made to be held: complete, without a nonce, and past the cache of pages. */
export function ownRequest(url: string, dependencies: Dependencies): Request {
  const request = new Request(url)
  own.add(request)
  noteReads(request, dependencies)
  return request
}

/** Tells a request of ours from that of a reader. */
export function isOwnRequest(request: Request): boolean {
  return own.has(request)
}

/** Where it is noted what is read for a request. */
export function dependenciesOf(request: Request): Dependencies {
  return reads.get(request) ?? new Dependencies()
}
