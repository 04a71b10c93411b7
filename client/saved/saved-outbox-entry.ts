import type { SavedChange } from '../content/saved-key.ts'
import type { OutboxEntry } from '../offline/outbox.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * The request that saves something or removes it from the list. It waits in the outbox for up to a week; after that nobody remembers the
 * press. An anonymous save waits for a day, for the next reader who signs in here.
 */
export function savedOutboxEntry({ key, isSaved, account }: SavedChange): OutboxEntry {
  return {
    key: `saved ${key}`,
    method: isSaved ? 'PUT' : 'DELETE',
    path: `/api/saved/${key}`,
    body: null,
    account,
    until: Date.now() + (account === null ? dayMs : 7 * dayMs),
  }
}
