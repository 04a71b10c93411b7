import type { Change } from './stream.ts'

/** Follows the changes, with a cursor of its own. */
export interface Consumer {
  /** Name of its cursor; never changes. */
  name: string
  /** Called for each change in order, at least once, so it must be idempotent. What it throws is retried. */
  handle: (change: Change) => Promise<void>
  /** The same for several changes, where that costs less than one by one. If it throws, all of them are retried. */
  handleAll?: (changes: Change[]) => Promise<void>
}
