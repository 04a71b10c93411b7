import { sendOrWait } from '../offline/outbox.ts'
import { savedErrand } from './saved-errand.ts'
import type { SavedChange } from './saved-key.ts'

/**
 * What came of it. `later`: it waits for a connection, and counts as done; `other-account`: somebody else has signed in since the
 * page was shown.
 */
export type SavedOutcome = 'done' | 'later' | 'signed-out' | 'other-account' | 'failed'

const outcomes: Readonly<Record<number, SavedOutcome>> = {
  204: 'done',
  401: 'signed-out',
  409: 'other-account',
}

/** Sends what a reader wants of one thing; without a connection it waits for one. Sending it twice is sending it once. */
export async function sendSaved(change: SavedChange): Promise<SavedOutcome> {
  // Whoever signs in next would find it on their list.
  if (change.account === null) return 'signed-out'
  try {
    const sent = await sendOrWait(savedErrand(change))
    return 'waits' in sent ? 'later' : (outcomes[sent.status] ?? 'failed')
  } catch {
    // Nor can it wait: this browser window has no database.
    return 'failed'
  }
}
