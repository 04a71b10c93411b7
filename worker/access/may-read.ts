import type { Access } from '../../client/content/access.ts'
import type { Audience } from './audience.ts'

/**
 * Whether an audience may read the whole of a document. This is the only place that decides: pages check before they show a text or the
 * address of a file, and a file checks again when it is opened, so a guessed or shared address opens nothing.
 */
export function mayRead(access: Access, { tier, readsLeft }: Audience): boolean {
  switch (access) {
    case 'free':
    case 'public':
      return true
    case 'account':
      return tier !== 'anonymous'
    case 'metered':
      return tier === 'subscriber' || readsLeft > 0
    case 'subscriber':
      return tier === 'subscriber'
  }
}

/** Whether everybody may read the whole of a document, always. */
export function isForAll(access: Access): boolean {
  return access === 'free' || access === 'public'
}

/** How many readers a document keeps out: a higher number is more. */
const strictness: Record<Access, number> = {
  free: 0,
  public: 0,
  metered: 1,
  account: 1,
  subscriber: 2,
}

/** Whether a document keeps readers out who could read it before. */
export function isStricter(after: Access, before: Access): boolean {
  return strictness[after] > strictness[before]
}
