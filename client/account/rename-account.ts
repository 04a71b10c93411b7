import type { SignedInUser } from '../content/signed-in-user.ts'
import { setState, stateOf } from '../state/store.ts'

/** How long the worker may still serve the old name, in milliseconds (decision 013). */
const behindMs = 60_000

interface Renaming {
  id: number
  names: Pick<SignedInUser, 'firstName' | 'lastName'>
  /** Milliseconds since the epoch. */
  until: number
}

let last: Renaming | undefined
let onRenamed = () => {}

/** @param listener Called after every change of name: pages that were fetched before still have the old one. */
export function whenRenamed(listener: () => void): void {
  onRenamed = listener
}

/** Shows the reader's new name everywhere, immediately. */
export function renameAccount({ firstName, lastName }: { firstName: string; lastName: string }): void {
  const user = stateOf('strapi_user')
  if (!user) return
  const names = { firstName: firstName.trim(), lastName: lastName.trim() }
  last = { id: user.id, names, until: Date.now() + behindMs }
  restoreName()
  onRenamed()
}

/** Restores the new name after a page has brought back the old one. */
export function restoreName(): void {
  const user = stateOf('strapi_user')
  if (!last || user?.id !== last.id || last.until <= Date.now()) return
  setState('strapi_user', { ...user, ...last.names })
}
