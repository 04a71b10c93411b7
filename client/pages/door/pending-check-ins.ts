import type { CheckedIn } from '../../content/door.ts'

/** A press that the site doesn't have yet. */
export interface PendingCheckIn {
  code: string
  ticket: string
  by: string
  /** The same however often it is sent. */
  key: string
}

const store = 'schakel-check-ins'

/** Presses of this browser that wait for a connection. */
export function pendingCheckIns(): PendingCheckIn[] {
  try {
    return JSON.parse(localStorage.getItem(store) ?? '[]')
  } catch {
    return []
  }
}

export function keepPending(pending: readonly PendingCheckIn[]): void {
  try {
    localStorage.setItem(store, JSON.stringify(pending))
  } catch {
    // Without storage they are lost with the page, which says so.
  }
}

/** @returns What came of it; null where the site can't be reached. */
export async function sendCheckIn(pending: PendingCheckIn): Promise<CheckedIn | null> {
  try {
    const response = await fetch('/api/check-ins', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(pending),
      signal: AbortSignal.timeout(8000),
    })
    if (response.ok) return await response.json()
    // It will never be taken; what can pass, such as too many at once, is tried again.
    const isRefused = response.status >= 400 && response.status < 500 && response.status !== 429
    const { ticket } = pending
    return isRefused ? { outcome: 'unknown', ticket, name: null, offer: null, at: null, by: null } : null
  } catch {
    return null
  }
}
