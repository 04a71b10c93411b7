import { forgetAhead } from '../navigation/payload-fetch.ts'
import { setState, stateOf } from '../state/store.ts'
import type { SignedInUser } from './signed-in-user.ts'

/** How long the worker may know the former name in another place, in milliseconds (decision 013). */
const behindMs = 60_000

interface Renaming {
  id: number
  names: Pick<SignedInUser, 'firstName' | 'lastName'>
  /** Milliseconds since the epoch. */
  until: number
}

let last: Renaming | undefined

/** Calls the reader by another name at once, wherever that stands. */
export function renameAccount({ firstName, lastName }: { firstName: string; lastName: string }): void {
  const user = stateOf('strapi_user')
  if (!user) return
  const names = { firstName: firstName.trim(), lastName: lastName.trim() }
  last = { id: user.id, names, until: Date.now() + behindMs }
  keepName()
  // Pages that were fetched before that know the former one.
  forgetAhead()
}

/** Stays with a new name when a page has just told the former one. */
export function keepName(): void {
  const user = stateOf('strapi_user')
  if (!last || user?.id !== last.id || last.until <= Date.now()) return
  setState('strapi_user', { ...user, ...last.names })
}
