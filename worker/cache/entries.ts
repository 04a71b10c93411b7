import { onForgetAll } from '../isolate-state.ts'
import type { Entry } from './entry.ts'
import { isMissing } from './entry-state.ts'

/** Seconds for which an entry stays available as a fallback when everything behind it is down. */
const storeSeconds = 7 * 24 * 60 * 60
const maxBytesInMemory = 24 * 1024 * 1024

/** Some kilobytes each at most: the keys of what an entry depends on. */
const maxEvicted = 4000

/** Tells whether a change touches an entry. */
type Traces = Pick<Entry, 'keys' | 'seq'>

interface InMemory {
  entry: Entry
  /** Milliseconds since 1970. */
  readAt: number
}

/** Entries in this isolate's memory, least recently used first. They contain nothing of any visitor. */
const memory = new Map<string, InMemory>()
let bytesInMemory = 0

/** Of entries that don't fit in memory, least recently used first: the Cache API has them. */
const evicted = new Map<string, { traces: Traces; readAt: number }>()

/**
 * Cache entries: in the isolate's memory first, then in this location's Cache API. We build the keys from what the
 * route names; nothing of a request's headers is in them.
 */
export const entries = { get, inMemory, put, takeOver, tracesOf, readSince, forget }

/**
 * @param key Path-like, such as `page/nl/ecommerce?page=2`.
 * @param isInMemory Whether it is remembered here.
 */
async function get(key: string, isInMemory = true): Promise<Entry | null> {
  const known = memory.get(key)
  if (known) {
    known.readAt = Date.now()
    memory.delete(key)
    memory.set(key, known)
    return known.entry
  }
  const entry = await inCacheApi(key)
  if (entry && isInMemory) remember(key, entry)
  return entry
}

async function inCacheApi(key: string): Promise<Entry | null> {
  const response = await caches.default.match(requestFor(key))
  return response ? fromResponse(response) : null
}

/** The entry in this isolate's memory now. */
function inMemory(key: string): Entry | null {
  return memory.get(key)?.entry ?? null
}

/**
 * Stores an entry, in memory immediately unless it is never remembered. Missing pages are stored in memory only, since there is no limit to invalid
 * addresses.
 */
async function put(key: string, entry: Entry, isInMemory = true): Promise<void> {
  hold(key, entry, isInMemory)
  if (isMissing(entry.status)) return
  await caches.default.put(requestFor(key), toResponse(entry))
}

/** Takes an entry over from the Cache API if another isolate has stored a newer one there. @returns Whether it has. */
async function takeOver(key: string): Promise<boolean> {
  const stored = await inCacheApi(key)
  if (!stored || stored.seq <= (tracesOf(key)?.seq ?? 0)) return false
  hold(key, stored, false)
  return true
}

/** What tells whether a change touches an entry, also of one that was evicted; null if it is not known here. */
function tracesOf(key: string): Traces | null {
  return memory.get(key)?.entry ?? evicted.get(key)?.traces ?? null
}

/** Keys of entries that were read here since a moment, most recent first. @param since Milliseconds since 1970. */
function readSince(since: number): string[] {
  return [...evicted, ...memory].flatMap(([key, { readAt }]) => (readAt >= since ? [key] : [])).reverse()
}

/** Clears the isolate's memory, for tests of the Cache API alone. */
function forget(): void {
  memory.clear()
  evicted.clear()
  bytesInMemory = 0
}

onForgetAll(forget)

/** One that is in memory is replaced there in any case: a reader may have fetched it while it was revalidated. */
function hold(key: string, entry: Entry, isInMemory: boolean): void {
  if (isInMemory || memory.has(key)) remember(key, entry)
  else trace(key, entry)
}

/** An entry that is replaced keeps its place: only readers make it recent. */
function remember(key: string, entry: Entry): void {
  const before = memory.get(key)
  if (before) bytesInMemory -= before.entry.body.byteLength
  evicted.delete(key)
  memory.set(key, { entry, readAt: before?.readAt ?? Date.now() })
  bytesInMemory += entry.body.byteLength
  for (const [oldest, { entry: last, readAt }] of memory) {
    if (bytesInMemory <= maxBytesInMemory) return
    memory.delete(oldest)
    bytesInMemory -= last.body.byteLength
    if (!isMissing(last.status)) evict(oldest, last, readAt)
  }
}

function evict(key: string, { keys, seq }: Traces, readAt: number): void {
  evicted.set(key, { traces: { keys, seq }, readAt })
  for (const oldest of evicted.keys()) {
    if (evicted.size <= maxEvicted) return
    evicted.delete(oldest)
  }
}

/** Notes what an entry depends on now, if it was evicted. */
function trace(key: string, { keys, seq }: Traces): void {
  const known = evicted.get(key)
  if (known) known.traces = { keys, seq }
}

function requestFor(key: string): Request {
  return new Request(`https://entries.invalid/${key}`)
}

/**
 * The Cache API doesn't support stale-while-revalidate and doesn't store failures, so an entry is stored as a plain 200
 * with a long life, with everything except its body in a header.
 */
function toResponse({ body, ...facts }: Entry): Response {
  return new Response(body, {
    headers: { 'cache-control': `public, max-age=${storeSeconds}`, 'x-entry': ascii(JSON.stringify(facts)) },
  })
}

/** JSON with only characters that a header may contain. */
function ascii(json: string): string {
  return json.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

async function fromResponse(response: Response): Promise<Entry | null> {
  const facts = response.headers.get('x-entry')
  if (!facts) return null
  // Written by `toResponse` above; only this worker can write below its own cache keys.
  const parsed: Omit<Entry, 'body'> = JSON.parse(facts)
  return { ...parsed, body: new Uint8Array(await response.arrayBuffer()) }
}
