import type { PushMessage } from './push-message.ts'

/** What the service worker asks of open pages; a page that does it answers `true` through the port that comes with it. */
export type PageQuestion =
  /** Show this in the page: somebody is looking at it. */
  | { kind: 'push-message'; message: PushMessage; path: string }
  /** Go to this path, unless somebody is in the middle of something there. */
  | { kind: 'push-opened'; path: string }

/** Tells whether a message is such a question. */
export function isPageQuestion(data: unknown): data is PageQuestion {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !('path' in data)) return false
  return (data.kind === 'push-message' && 'message' in data) || data.kind === 'push-opened'
}
