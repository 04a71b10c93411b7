import type { Errand } from '../offline/outbox.ts'
import type { SavedChange } from './saved-key.ts'

const dayMs = 24 * 60 * 60 * 1000

/**
 * What is sent to save something, or to take it off the list: now, or once there is a connection. A change waits for a week; later,
 * nobody remembers having pressed. What nobody in particular wants to save waits for a day, for whoever signs in here.
 */
export function savedErrand({ key, isSaved, account }: SavedChange): Errand {
  return {
    key: `saved ${key}`,
    method: isSaved ? 'PUT' : 'DELETE',
    path: `/api/saved/${key}`,
    body: null,
    account,
    until: Date.now() + (account === null ? dayMs : 7 * dayMs),
  }
}
