import { type CacheContext, cached } from '../cache/cached.ts'
import type { Entry } from '../cache/entry.ts'
import { policies } from '../cache/policies.ts'
import { breaker } from './breaker.ts'
import type { StrapiClient } from './client.ts'
import { StrapiError } from './error.ts'
import { type Query, queryString } from './query.ts'

/** Turns an answer of Strapi into ours. @throws when the answer has the wrong shape. */
export type Parse<Value> = (body: unknown) => Value

/** Reads that are the same for every visitor. */
export interface SharedReads {
  /**
   * @param parse Checks the shape; an answer that fails it counts as a failed answer and is never held.
   * @param keys What the answer depends on.
   * @throws StrapiError when neither Strapi nor the cache answers.
   */
  read: <Value>(path: string, query: Query, parse: Parse<Value>, keys: readonly string[]) => Promise<Value>
}

/** What shared reads need of the request that they serve. */
export interface SharedReadsOptions {
  client: StrapiClient
  /** The worker's own read-only token. */
  token: string
  cache: CacheContext
  /** Told when an expired entry answers because nothing newer can be had. */
  madeDo: () => void
}

/** Parsed values of entries: one that answers often is parsed once. */
const parsed = new WeakMap<Entry, unknown>()

/** Makes the reads of one request. */
export function createSharedReads({ client, token, cache, madeDo }: SharedReadsOptions): SharedReads {
  return {
    async read<Value>(path: string, query: Query, parse: Parse<Value>, keys: readonly string[]) {
      const key = `strapi${path}${queryString(query)}`
      const found = await cached(cache, key, policies.document, async (dependencies) => {
        dependencies.add(...keys)
        const body = await breaker.run(() => client.call({ path, query, token }))
        parseAnswer(path, body, parse)
        return {
          status: 200,
          headers: [['content-type', 'application/json']],
          body: new TextEncoder().encode(JSON.stringify(body)),
        }
      })
      // Such an answer may always be held.
      if (!found) throw new StrapiError(502, 'UnknownError', `Strapi's answer to ${path} was not held`)
      if (found.how === 'stale-if-error') madeDo()
      return parsedOnce(found.entry, parse)
    },
  }
}

function parsedOnce<Value>(entry: Entry, parse: Parse<Value>): Value {
  // One key is always read with one parser, so the value that is held for an entry has that parser's type.
  const held = parsed.get(entry)
  if (held !== undefined) return held as Value
  const value = parse(JSON.parse(new TextDecoder().decode(entry.body)))
  parsed.set(entry, value)
  return value
}

function parseAnswer<Value>(path: string, body: unknown, parse: Parse<Value>): Value {
  try {
    return parse(body)
  } catch (cause) {
    throw new StrapiError(502, 'UnknownError', `Strapi's answer to ${path} has the wrong shape`, { cause })
  }
}
