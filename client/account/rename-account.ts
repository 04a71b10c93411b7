import { forgetAhead } from '../navigation/payload-fetch.ts'
import { setState, stateOf } from '../state/store.ts'
import type { SignedInUser } from './signed-in-user.ts'

/** How long the worker may still serve the old name, in milliseconds (decision 013). */
const behindMs = 60_000

interface Renaming {
  id: number
  names: Pick<SignedInUser, 'firstName' | 'lastName'>
  /** Milliseconds since the epoch. */
  until: number
}

let last: Renaming | undefined

/** Shows the reader's new name everywhere, immediately. */
export function renameAccount({ firstName, lastName }: { firstName: string; lastName: string }): void {
  const user = stateOf('strapi_user')
  if (!user) return
  const names = { firstName: firstName.trim(), lastName: lastName.trim() }
  last = { id: user.id, names, until: Date.now() + behindMs }
  restoreName()
  // Prefetched pages contain the old name.
  forgetAhead()
}

/** Restores the new name after a page has brought back the old one. */
export function restoreName(): void {
  const user = stateOf('strapi_user')
  if (!last || user?.id !== last.id || last.until <= Date.now()) return
  setState('strapi_user', { ...user, ...last.names })
}
