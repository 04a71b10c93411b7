import type { Shelf } from './copies.ts'

/** What pages ask of a service worker. */
export type WorkerMessage =
  /** Keep a copy of the page at this path for reading offline. */
  | { kind: 'keep'; shelf: Shelf; path: string }
  /** Take the place of the service worker before you. */
  | { kind: 'take-over' }
  /** Answer for me: I came while you were getting ready. */
  | { kind: 'claim' }

/** What the service worker asks of open pages; they answer through the port that comes with it. */
export interface BuildQuestion {
  kind: 'which-build'
}

/** Id of the build that a page was made by. */
export interface BuildAnswer {
  kind: 'build'
  build: string
}

/** Tells whether a message is of a kind. Anybody's script on a page may send anything. */
export function isOfKind<Kind extends string>(data: unknown, kind: Kind): data is { kind: Kind } {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === kind
}

/** Tells whether a message is a page's answer. */
export function isBuildAnswer(data: unknown): data is BuildAnswer {
  return isOfKind(data, 'build') && 'build' in data && typeof data.build === 'string'
}

/** Tells whether a message asks for a copy. */
export function isKeepMessage(data: unknown): data is Extract<WorkerMessage, { kind: 'keep' }> {
  if (!isOfKind(data, 'keep') || !('shelf' in data) || !('path' in data)) return false
  return (data.shelf === 'read' || data.shelf === 'saved') && typeof data.path === 'string'
}
