import { type CacheContext, cached } from '../cache/cached.ts'
import { policies } from '../cache/policies.ts'
import { StrapiError } from '../strapi-error.ts'
import { breaker } from './breaker.ts'
import type { StrapiClient } from './client.ts'
import { type Query, queryString } from './query.ts'

/** Parses an answer of Strapi. @throws if it has the wrong shape. */
type Parse<Value> = (body: unknown) => Value

/** Reads that are the same for every visitor. */
export interface SharedReads {
  /**
   * @param parse Validates the answer; an invalid one counts as a failure and is never cached.
   * @param keys What the answer depends on.
   * @throws StrapiError if neither Strapi nor the cache answers.
   */
  read: <Value>(path: string, query: Query, parse: Parse<Value>, keys: readonly string[]) => Promise<Value>
}

/** What shared reads need of a request. */
export interface SharedReadsOptions {
  client: StrapiClient
  /** The worker's own read-only token. */
  token: string
  cache: CacheContext
  /** Called when an expired entry is used because nothing newer is available. */
  onExpired: () => void
}

/** Parsed values by entry body: an entry that is used often is parsed once, and a new one isn't parsed again. */
const parsed = new WeakMap<Uint8Array, unknown>()

/** Creates the shared reads of one request. */
export function createSharedReads({ client, token, cache, onExpired }: SharedReadsOptions): SharedReads {
  return {
    async read<Value>(path: string, query: Query, parse: Parse<Value>, keys: readonly string[]) {
      const key = `strapi${path}${queryString(query)}`
      const found = await cached(cache, key, policies.document, async (dependencies) => {
        dependencies.add(...keys)
        const answer = await breaker.run(() => client.call({ path, query, token }))
        const value = parseAnswer(path, answer, parse)
        const body = new TextEncoder().encode(JSON.stringify(answer))
        parsed.set(body, value)
        return { status: 200, headers: [['content-type', 'application/json']], body }
      })
      // Such an answer is always cacheable.
      if (!found) throw new StrapiError(502, 'UnknownError', `Strapi's answer to ${path} was not held`)
      if (found.how === 'stale-if-error') onExpired()
      return parsedOnce(found.entry.body, parse)
    },
  }
}

function parsedOnce<Value>(body: Uint8Array, parse: Parse<Value>): Value {
  // One key is always read with one parser, so the stored value has that parser's type.
  const held = parsed.get(body)
  if (held !== undefined) return held as Value
  const value = parse(JSON.parse(new TextDecoder().decode(body)))
  parsed.set(body, value)
  return value
}

function parseAnswer<Value>(path: string, body: unknown, parse: Parse<Value>): Value {
  try {
    return parse(body)
  } catch (cause) {
    throw new StrapiError(502, 'UnknownError', `Strapi's answer to ${path} has the wrong shape`, { cause })
  }
}
