import type { Payload } from '../payload.ts'
import { setState } from '../state/store.ts'

/** Takes over what a page says of who is signed in; a page for everyone says that nobody is. */
export function takeAccount({ user, saved }: Payload): void {
  setState('strapi_user', user ?? null)
  setState('loggedIn', user !== undefined)
  // Only whole documents tell it; what was pressed since stays.
  if (saved || user === undefined) setState('saved', saved ?? null)
}
