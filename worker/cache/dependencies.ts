import type { Audience } from '../access/audience.ts'

/** What an answer depends on, collected while it is made. */
export class Dependencies {
  readonly #keys = new Set<string>()
  #isTransient = false

  /** The keys (`changes/keys.ts`) of everything that was read, found or not. */
  get keys(): ReadonlySet<string> {
    return this.#keys
  }

  /**
   * Whether a fallback answered for the backend: the result is valid only briefly, and its "not found" is unreliable.
   */
  get isTransient(): boolean {
    return this.#isTransient
  }

  add(...keys: string[]): void {
    for (const key of keys) this.#keys.add(key)
  }

  /** Adds the dependencies of another collection. */
  addAll(others: Dependencies): void {
    this.add(...others.keys)
    if (others.isTransient) this.markTransient()
  }

  markTransient(): void {
    this.#isTransient = true
  }
}

const reads = new WeakMap<Request, Dependencies>()
const own = new WeakMap<Request, Audience>()

/** Records everything that is read for a request in `dependencies`. */
export function noteReads(request: Request, dependencies: Dependencies): void {
  reads.set(request, dependencies)
}

/**
 * An internal request whose response can be cached: complete, without a nonce, and bypassing the page cache.
 * @param audience For whom the response is made.
 */
export function internalRequest(url: string, dependencies: Dependencies, audience: Audience): Request {
  const request = new Request(url)
  own.set(request, audience)
  noteReads(request, dependencies)
  return request
}

/** Whether a request is internal rather than a reader's. */
export function isInternalRequest(request: Request): boolean {
  return own.has(request)
}

/** For whom an internal request is answered; undefined for a reader's. */
export function audienceOfInternal(request: Request): Audience | undefined {
  return own.get(request)
}

/** The dependencies of a request. */
export function dependenciesOf(request: Request): Dependencies {
  return reads.get(request) ?? new Dependencies()
}
