import * as v from 'valibot'

// The log of changes that the isolates of a location share, in its Cache API. Where there is no Cache API, such as on
// workers.dev, nothing is found and nothing is stored: isolates then read KV alone.

const Head = v.object({
  /** Number of the newest change. */
  head: v.number(),
  /** When that was last read from KV or D1. Milliseconds since 1970. */
  currentAt: v.number(),
})

/** How new the log of this location is. */
export type Head = v.InferOutput<typeof Head>

/** As far as the log reaches back, in seconds: what is older is no use to anybody. */
const storeSeconds = 600

/** The key of the head. */
export const headUrl = 'https://changes.invalid/head'

/** Each log has a key of its own: a late one must not replace the newer one that a head names. */
const logUrl = (head: number) => `https://changes.invalid/log/${head}`

/** How new this location's log is; null if it has none, or one of another version of the worker. */
export async function headHere(): Promise<Head | null> {
  const response = await caches.default.match(headUrl)
  const head = v.safeParse(Head, await response?.json())
  return head.success ? head.output : null
}

/** The text of this location's log; null if it has none. */
export async function logHere(head: number): Promise<string | null> {
  const response = await caches.default.match(logUrl(head))
  return response ? response.text() : null
}

/**
 * Shares a log with the isolates of this location, or only that it is still the newest. It replaces no newer one; the
 * Cache API has no transactions, so where it does after all, an isolate with the newer one shares that again.
 */
export async function shareHere({ head, currentAt }: Head, text: () => string): Promise<void> {
  const there = await headHere()
  if (there && there.head > head) return
  if (there?.head !== head) await store(logUrl(head), text())
  await store(headUrl, JSON.stringify({ head, currentAt }))
}

function store(url: string, text: string): Promise<void> {
  const headers = { 'cache-control': `max-age=${storeSeconds}` }
  return caches.default.put(url, new Response(text, { headers }))
}
