import type { Shelf } from './copies.ts'

/** Messages from pages to the service worker. */
export type WorkerMessage =
  /** Save the page at this path for offline reading. */
  | { kind: 'keep'; shelf: Shelf; path: string }
  /** Take over from the active service worker. */
  | { kind: 'take-over' }
  /** Claim this page: it loaded while the service worker was activating. */
  | { kind: 'claim' }

/** Question from the service worker to open pages; they answer through the port that comes with it. */
export interface BuildQuestion {
  kind: 'which-build'
}

/** Id of the build that rendered the page. */
export interface BuildAnswer {
  kind: 'build'
  build: string
}

/** Whether a message has the given kind. Any script on a page can send anything, so check first. */
export function isOfKind<Kind extends string>(data: unknown, kind: Kind): data is { kind: Kind } {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === kind
}

/** Whether a message is a page's answer to `BuildQuestion`. */
export function isBuildAnswer(data: unknown): data is BuildAnswer {
  return isOfKind(data, 'build') && 'build' in data && typeof data.build === 'string'
}

/** Whether a message asks to save a page. */
export function isSaveMessage(data: unknown): data is Extract<WorkerMessage, { kind: 'keep' }> {
  if (!isOfKind(data, 'keep') || !('shelf' in data) || !('path' in data)) return false
  return (data.shelf === 'read' || data.shelf === 'saved') && typeof data.path === 'string'
}
