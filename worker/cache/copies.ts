import { onForgetAll } from '../isolate-state.ts'
import type { Copy } from './copy.ts'

/** Seconds for which a copy is kept to stand in when everything behind it is away. */
const keepSeconds = 7 * 24 * 60 * 60
const maxBytesInMemory = 24 * 1024 * 1024

/** Copies that this isolate holds, least recently used first. They hold nothing of any visitor. */
const memory = new Map<string, Copy>()
let bytesInMemory = 0

/**
 * Kept answers: in the isolate's memory first, then in the Cache API of this location.
 * Keys are made by us from what the route names; nothing of a request's headers is in them.
 */
export const copies = { get, put, forget }

/** @param key Path-like, such as `page/nl/ecommerce?page=2`. */
async function get(key: string): Promise<Copy | null> {
  const held = memory.get(key)
  if (held) {
    memory.delete(key)
    memory.set(key, held)
    return held
  }
  const response = await caches.default.match(requestFor(key))
  if (!response) return null
  const copy = await fromResponse(response)
  if (copy) hold(key, copy)
  return copy
}

/** Keeps a copy; a missing page is held by this isolate alone, since addresses that nobody wrote are without number. */
async function put(key: string, copy: Copy): Promise<void> {
  hold(key, copy)
  if (copy.status === 404) return
  await caches.default.put(requestFor(key), toResponse(copy))
}

/** Drops what this isolate holds in memory; for tests that look at the Cache API alone. */
function forget(): void {
  memory.clear()
  bytesInMemory = 0
}

onForgetAll(forget)

function hold(key: string, copy: Copy): void {
  const before = memory.get(key)
  if (before) bytesInMemory -= before.body.byteLength
  memory.delete(key)
  memory.set(key, copy)
  bytesInMemory += copy.body.byteLength
  for (const [oldest, { body }] of memory) {
    if (bytesInMemory <= maxBytesInMemory) return
    memory.delete(oldest)
    bytesInMemory -= body.byteLength
  }
}

function requestFor(key: string): Request {
  return new Request(`https://copies.invalid/${key}`)
}

/**
 * The Cache API knows no "stale while revalidate" and does not keep failures, so a copy travels inside a plain 200
 * with a long life, and its own status and age beside it.
 */
function toResponse(copy: Copy): Response {
  return new Response(copy.body, {
    headers: {
      'cache-control': `public, max-age=${keepSeconds}`,
      'x-copy': JSON.stringify({
        status: copy.status,
        headers: copy.headers,
        storedAt: copy.storedAt,
        version: copy.version,
      }),
    },
  })
}

async function fromResponse(response: Response): Promise<Copy | null> {
  const facts = response.headers.get('x-copy')
  if (!facts) return null
  // Written by toResponse above; only this worker can write below its own cache keys.
  const parsed: Omit<Copy, 'body'> = JSON.parse(facts)
  return { ...parsed, body: new Uint8Array(await response.arrayBuffer()) }
}
