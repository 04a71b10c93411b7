import { withStore } from './database.ts'

/** A request that is sent now or, without a connection, later. */
export interface OutboxEntry {
  /** The outbox has at most one entry per key: a later entry replaces an earlier one. */
  key: string
  method: 'POST' | 'PUT' | 'DELETE'
  /** Site path. */
  path: string
  /** JSON; null for none. */
  body: string | null
  /** Number of the account it is sent for; null for an anonymous reader. Dropped when another account signs in. */
  account: number | null
  /** When it expires, in milliseconds since the epoch. */
  until: number
}

/** The outcome of an entry: an answer with this status, or waiting for a connection. */
export type Sent = { status: number } | { waits: true }

/** Name of the background sync that sends the outbox. */
export const outboxTag = 'schakel-outbox'

/** Header with the account a request is meant for; the worker refuses it for any other account. */
export const accountHeader = 'x-schakel-account'

/** Limit on the number of entries, so that weeks offline don't fill the reader's storage. */
const maxEntries = 500

/** Request timeout, in milliseconds. */
const timeoutMs = 15_000

/** Transient statuses. 401 may be an expired session: the same reader can sign in again. */
const transientStatuses = [401, 408, 425, 429]

/** Sends an entry, or adds it to the outbox when there is no connection. Removes an older entry with the same key: the last change wins. */
export function sendOrWait(entry: OutboxEntry): Promise<Sent> {
  return inTurn(async () => {
    const status = await post(entry)
    if (status === null) {
      await postpone(entry)
      return { waits: true }
    }
    // Without a database there was no older entry.
    if (isFinal(status)) await forget(entry.key).catch(() => {})
    return { status }
  })
}

/**
 * Adds an entry to the outbox without trying to send it first.
 * @throws DOMException when the browser has no database, RangeError when the outbox is full.
 */
export async function postpone(entry: OutboxEntry): Promise<void> {
  const waiting = await withStore('errands', 'readonly', (store) => store.count())
  if (waiting >= maxEntries) throw new RangeError('Too much is waiting')
  await withStore('errands', 'readwrite', (store) => store.put(entry))
  await requestSync()
}

/**
 * Sends the outbox, one entry after the other. An entry is deleted once it's answered. If we're interrupted between answer and deletion it
 * is sent twice, which the receiver recognises.
 * @returns Whether the outbox is empty now.
 */
export function sendWaiting(): Promise<boolean> {
  return inTurn(async () => {
    const entries: OutboxEntry[] = await withStore('errands', 'readonly', (store) => store.getAll())
    for (const entry of entries) {
      const status = entry.until > Date.now() ? await post(entry) : 0
      if (status === null) return false
      if (isFinal(status)) await forget(entry.key)
    }
    return (await withStore('errands', 'readonly', (store) => store.count())) === 0
  })
}

/** Drops the entries of all accounts but this one. Anonymous entries stay. */
export function dropOthers(account: number | null): Promise<void> {
  return inTurn(async () => {
    const entries: OutboxEntry[] = await withStore('errands', 'readonly', (store) => store.getAll())
    for (const entry of entries)
      if (entry.account !== null && entry.account !== account) await forget(entry.key)
  })
}

function isFinal(status: number): boolean {
  return status < 500 && !transientStatuses.includes(status)
}

function forget(key: string): Promise<undefined> {
  return withStore('errands', 'readwrite', (store) => store.delete(key))
}

/** @returns The response status; null without a connection. */
async function post({ method, path, body, account }: OutboxEntry): Promise<number | null> {
  try {
    const response = await fetch(path, {
      method,
      body,
      keepalive: true,
      // One response that never comes would block all other entries. If the request did arrive, the receiver recognises the repeat.
      signal: AbortSignal.timeout(timeoutMs),
      headers: {
        accept: 'application/json',
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...(account === null ? {} : { [accountHeader]: String(account) }),
      },
    })
    return response.status
  } catch {
    return null
  }
}

/** Serialises senders: every page and the service worker could send the same entry at the same time. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('schakel-outbox', work) : work()
}

/** Chromium sends the outbox even when no page is open any more; in other browsers the next page does. */
async function requestSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.sync?.register(outboxTag)
  } catch {
    // Unsupported, or switched off by the reader: pages send the outbox.
  }
}
