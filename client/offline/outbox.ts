import { withStore } from './database.ts'

/** What is to be sent, and waits where it cannot be. */
export interface Errand {
  /** Of one key one errand waits: a later one takes the place of an earlier. */
  key: string
  method: 'POST' | 'PUT' | 'DELETE'
  /** Site path. */
  path: string
  /** JSON; null for none. */
  body: string | null
  /** Number of the account in whose name it is sent, null for nobody's. For anybody else it is dropped. */
  account: number | null
  /** Milliseconds since the epoch after which it is not worth sending any more. */
  until: number
}

/** What became of an errand: answered with this status, or waiting for a connection. */
export type Sent = { status: number } | { waits: true }

/** Name of the background sync that sends what waits. */
export const outboxTag = 'schakel-outbox'

/** Header that tells in whose name something is sent; the worker refuses it for anybody else. */
export const accountHeader = 'x-schakel-account'

/** Errands that wait at most: who is offline for weeks does not fill their disk with us. */
const atMost = 500

/** How long an answer may take, in milliseconds. */
const patienceMs = 15_000

/** Statuses of a moment's trouble: 401 may be a session that has run out, and the same reader signs in again. */
const passing = [401, 408, 425, 429]

/**
 * Sends an errand; without a connection it waits for one. What waited under the same key is done with, so that the last word
 * counts.
 */
export function sendOrWait(errand: Errand): Promise<Sent> {
  return inTurn(async () => {
    const status = await post(errand)
    if (status === null) {
      await postpone(errand)
      return { waits: true }
    }
    // Without a database nothing waited.
    if (isFinal(status)) await forget(errand.key).catch(() => {})
    return { status }
  })
}

/**
 * Lets an errand wait for a connection without trying first.
 * @throws DOMException where the browser has no database, RangeError where too much waits already.
 */
export async function postpone(errand: Errand): Promise<void> {
  const waiting = await withStore('errands', 'readonly', (store) => store.count())
  if (waiting >= atMost) throw new RangeError('Too much is waiting')
  await withStore('errands', 'readwrite', (store) => store.put(errand))
  await askForSync()
}

/**
 * Sends what waits, one after the other. An errand is gone once it was answered; what is cut off between answer and
 * deletion goes a second time, which the receiver recognises.
 * @returns Whether nothing waits any more.
 */
export function sendWaiting(): Promise<boolean> {
  return inTurn(async () => {
    const errands: Errand[] = await withStore('errands', 'readonly', (store) => store.getAll())
    for (const errand of errands) {
      const status = errand.until > Date.now() ? await post(errand) : 0
      if (status === null) return false
      if (isFinal(status)) await forget(errand.key)
    }
    return (await withStore('errands', 'readonly', (store) => store.count())) === 0
  })
}

/** Drops everything that waits in somebody's name, but for that of one account. */
export function dropOthers(account: number | null): Promise<void> {
  return inTurn(async () => {
    const errands: Errand[] = await withStore('errands', 'readonly', (store) => store.getAll())
    for (const errand of errands)
      if (errand.account !== null && errand.account !== account) await forget(errand.key)
  })
}

function isFinal(status: number): boolean {
  return status < 500 && !passing.includes(status)
}

function forget(key: string): Promise<undefined> {
  return withStore('errands', 'readwrite', (store) => store.delete(key))
}

/** @returns The status of the answer; null where there was no connection. */
async function post({ method, path, body, account }: Errand): Promise<number | null> {
  try {
    const response = await fetch(path, {
      method,
      body,
      keepalive: true,
      // An answer that never comes would hold up all others. What arrived all the same is recognised when it comes again.
      signal: AbortSignal.timeout(patienceMs),
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

/** Every page and the service worker could send the same errand at once. */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('schakel-outbox', work) : work()
}

/** Chromium sends it even when no page is open any more; elsewhere the next page does. */
async function askForSync(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.sync?.register(outboxTag)
  } catch {
    // Switched off by the reader, or not there: pages send it.
  }
}
