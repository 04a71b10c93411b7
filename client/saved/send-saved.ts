import { sendOrWait } from '../offline/outbox.ts'
import type { SavedChange } from './saved-key.ts'

/**
 * What came of it. `later`: it waits for a connection, and counts as done; `other-account`: somebody else has signed in since the
 * page was shown.
 */
export type SavedOutcome = 'done' | 'later' | 'signed-out' | 'other-account' | 'failed'

/** How long a change waits for a connection, in milliseconds: a week. Later, nobody remembers having pressed. */
const waitMs = 7 * 24 * 60 * 60 * 1000

const outcomes: Readonly<Record<number, SavedOutcome>> = {
  204: 'done',
  401: 'signed-out',
  409: 'other-account',
}

/** Sends what a reader wants of one thing; without a connection it waits for one. Sending it twice is sending it once. */
export async function sendSaved({ key, isSaved, account }: SavedChange): Promise<SavedOutcome> {
  // Whoever signs in next would find it on their list.
  if (account === null) return 'signed-out'
  const method = isSaved ? 'PUT' : 'DELETE'
  try {
    const sent = await sendOrWait({
      key: `saved ${key}`,
      method,
      path: `/api/saved/${key}`,
      body: null,
      account,
      until: Date.now() + waitMs,
    })
    return 'waits' in sent ? 'later' : (outcomes[sent.status] ?? 'failed')
  } catch {
    // Nor can it wait: this browser window has no database.
    return 'failed'
  }
}
