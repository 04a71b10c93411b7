import { onForgetAll } from '../isolate-state.ts'
import type { Entry } from './entry.ts'
import { isMissing } from './entry-state.ts'

/** Seconds for which an entry is held to stand in when everything behind it is away. */
const holdSeconds = 7 * 24 * 60 * 60
const maxBytesInMemory = 24 * 1024 * 1024

interface Held {
  entry: Entry
  /** Milliseconds since 1970. */
  readAt: number
}

/** Entries that this isolate holds, least recently used first. They hold nothing of any visitor. */
const memory = new Map<string, Held>()
let bytesInMemory = 0

/**
 * Entries: in the isolate's memory first, then in the Cache API of this location.
 * Keys are made by us from what the route names; nothing of a request's headers is in them.
 */
export const entries = { get, held, put, readSince, forget }

/** @param key Path-like, such as `page/nl/ecommerce?page=2`. */
async function get(key: string): Promise<Entry | null> {
  const known = memory.get(key)
  if (known) {
    known.readAt = Date.now()
    memory.delete(key)
    memory.set(key, known)
    return known.entry
  }
  const response = await caches.default.match(requestFor(key))
  if (!response) return null
  const entry = await fromResponse(response)
  if (entry) hold(key, entry)
  return entry
}

/** What this isolate's memory holds at this moment. */
function held(key: string): Entry | null {
  return memory.get(key)?.entry ?? null
}

/** Holds an entry, in memory at once; that of a missing page is held by this isolate alone, since addresses that nobody wrote are without number. */
async function put(key: string, entry: Entry): Promise<void> {
  hold(key, entry)
  if (isMissing(entry.status)) return
  await caches.default.put(requestFor(key), toResponse(entry))
}

/** The entries in memory that were read since a moment, the latest first. @param since Milliseconds since 1970. */
function readSince(since: number): [key: string, entry: Entry][] {
  return [...memory]
    .flatMap(([key, { entry, readAt }]): [string, Entry][] => (readAt >= since ? [[key, entry]] : []))
    .reverse()
}

/** Drops what this isolate holds in memory; for tests that look at the Cache API alone. */
function forget(): void {
  memory.clear()
  bytesInMemory = 0
}

onForgetAll(forget)

function hold(key: string, entry: Entry): void {
  const before = memory.get(key)
  if (before) bytesInMemory -= before.entry.body.byteLength
  memory.delete(key)
  memory.set(key, { entry, readAt: before?.readAt ?? Date.now() })
  bytesInMemory += entry.body.byteLength
  for (const [
    oldest,
    {
      entry: { body },
    },
  ] of memory) {
    if (bytesInMemory <= maxBytesInMemory) return
    memory.delete(oldest)
    bytesInMemory -= body.byteLength
  }
}

function requestFor(key: string): Request {
  return new Request(`https://entries.invalid/${key}`)
}

/**
 * The Cache API knows no "stale while revalidate" and does not keep failures, so an entry travels inside a plain 200
 * with a long life, and everything but its body beside it.
 */
function toResponse({ body, ...facts }: Entry): Response {
  return new Response(body, {
    headers: { 'cache-control': `public, max-age=${holdSeconds}`, 'x-entry': ascii(JSON.stringify(facts)) },
  })
}

/** JSON in which every sign is one that a header may hold. */
function ascii(json: string): string {
  return json.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

async function fromResponse(response: Response): Promise<Entry | null> {
  const facts = response.headers.get('x-entry')
  if (!facts) return null
  // Written by toResponse above; only this worker can write below its own cache keys.
  const parsed: Omit<Entry, 'body'> = JSON.parse(facts)
  return { ...parsed, body: new Uint8Array(await response.arrayBuffer()) }
}
