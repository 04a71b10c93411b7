import { copies } from '../cache/copies.ts'
import { type Copy, type Freshness, stateOf } from '../cache/copy.ts'
import { onForgetAll } from '../isolate-state.ts'
import { report } from '../report.ts'
import { breaker } from './breaker.ts'
import type { StrapiClient } from './client.ts'
import { StrapiError, StrapiPausedError } from './error.ts'
import { type Query, queryString } from './query.ts'

/** Turns an answer of Strapi into ours. @throws when the answer has the wrong shape. */
export type Parse<Value> = (body: unknown) => Value

/** Reads that are the same for every visitor. */
export interface SharedReads {
  /**
   * @param parse Checks the shape; an answer that fails it counts as a failed answer and is never kept.
   * @throws StrapiError when neither Strapi nor a kept copy answers.
   */
  read: <Value>(path: string, query: Query, parse: Parse<Value>) => Promise<Value>
}

/** What shared reads need of the request that they serve. */
export interface SharedReadsOptions {
  client: StrapiClient
  /** The worker's own read-only token. */
  token: string
  version: () => Promise<string>
  /** Keeps work behind the answer alive (`waitUntil`). */
  later: (work: Promise<unknown>) => void
  /** Told when an outdated copy answers because nothing newer can be had. */
  madeDo: () => void
}

const freshness: Freshness = { fresh: 60, stale: 86_400 }

/** Concurrent misses of this isolate share one call. */
const underWay = new Map<string, Promise<Copy>>()
onForgetAll(() => underWay.clear())

/** Parsed values of copies: a copy that answers often is parsed once. */
const parsed = new WeakMap<Copy, unknown>()

/** Makes the reads of one request. */
export function createSharedReads({
  client,
  token,
  version,
  later,
  madeDo,
}: SharedReadsOptions): SharedReads {
  async function fetchCopy(key: string, path: string, query: Query, parse: Parse<unknown>, now: string) {
    const body = await breaker.run(() => client.call({ path, query, token }))
    const value = parseAnswer(path, body, parse)
    const copy: Copy = {
      status: 200,
      headers: [['content-type', 'application/json']],
      body: new TextEncoder().encode(JSON.stringify(body)),
      storedAt: Date.now(),
      version: now,
    }
    parsed.set(copy, value)
    later(copies.put(key, copy))
    return copy
  }

  function refresh(
    key: string,
    path: string,
    query: Query,
    parse: Parse<unknown>,
    now: string,
  ): Promise<Copy> {
    const shared = underWay.get(key)
    if (shared) return shared
    const call = fetchCopy(key, path, query, parse, now).finally(() => underWay.delete(key))
    underWay.set(key, call)
    // The first reader may leave; those who wait with it must not lose their answer.
    later(call.catch(() => {}))
    return call
  }

  return {
    async read<Value>(path: string, query: Query, parse: Parse<Value>): Promise<Value> {
      const key = `strapi${path}${queryString(query)}`
      const [copy, now] = await Promise.all([copies.get(key), version()])
      const state = copy ? stateOf(copy, now, freshness) : 'outdated'
      if (copy && state !== 'outdated') {
        if (state === 'stale') later(refresh(key, path, query, parse, now).catch(tell))
        return parsedOnce(copy, parse)
      }
      try {
        return parsedOnce(await refresh(key, path, query, parse, now), parse)
      } catch (failure) {
        if (!copy || !(failure instanceof StrapiError) || !failure.isOutage) throw failure
        tell(failure)
        madeDo()
        return parsedOnce(copy, parse)
      }
    },
  }
}

/** An older copy answered. The call that failed first was reported; those that were not made since are no news. */
function tell(failure: unknown): void {
  if (!(failure instanceof StrapiPausedError)) report('strapi', failure, { answeredFrom: 'an older copy' })
}

function parsedOnce<Value>(copy: Copy, parse: Parse<Value>): Value {
  // One key is always read with one parser, so the value that is held for a copy has that parser's type.
  const held = parsed.get(copy)
  if (held !== undefined) return held as Value
  const value = parse(JSON.parse(new TextDecoder().decode(copy.body)))
  parsed.set(copy, value)
  return value
}

function parseAnswer<Value>(path: string, body: unknown, parse: Parse<Value>): Value {
  try {
    return parse(body)
  } catch (cause) {
    throw new StrapiError(502, 'UnknownError', `Strapi's answer to ${path} has the wrong shape`, { cause })
  }
}
