import type { PushMessage } from './push-message.ts'

/** Questions from the service worker to open pages. A page that does what's asked answers `true` through the port that comes with it. */
export type PageQuestion =
  /** Show this message in the page, because somebody is looking at it. */
  | { kind: 'push-message'; message: PushMessage; path: string }
  /** Navigate to this path, unless the reader is in the middle of something. */
  | { kind: 'push-opened'; path: string }

/** Whether a message is such a question. */
export function isPageQuestion(data: unknown): data is PageQuestion {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !('path' in data)) return false
  return (data.kind === 'push-message' && 'message' in data) || data.kind === 'push-opened'
}
