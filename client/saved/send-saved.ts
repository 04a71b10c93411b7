import type { SavedChange } from '../content/saved-key.ts'
import { sendOrWait } from '../offline/outbox.ts'
import { savedOutboxEntry } from './saved-outbox-entry.ts'

/**
 * Outcome of a change. `later`: it waits in the outbox and counts as done. `other-account`: somebody else has signed in since the page was
 * shown.
 */
export type SavedOutcome = 'done' | 'later' | 'signed-out' | 'other-account' | 'failed'

const outcomes: Readonly<Record<number, SavedOutcome>> = {
  204: 'done',
  401: 'signed-out',
  409: 'other-account',
}

/** Sends a change to the saved list, or adds it to the outbox without a connection. Idempotent. */
export async function sendSaved(change: SavedChange): Promise<SavedOutcome> {
  // Otherwise the next reader to sign in would find it on their list.
  if (change.account === null) return 'signed-out'
  try {
    const sent = await sendOrWait(savedOutboxEntry(change))
    return 'waits' in sent ? 'later' : (outcomes[sent.status] ?? 'failed')
  } catch {
    // It can't wait either: this browser window has no database.
    return 'failed'
  }
}
