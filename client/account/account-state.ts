import type { PageFacts } from '../page-facts.ts'
import { setState } from '../state/store.ts'

/** Stores who is signed in according to a payload; a cacheable page means nobody. */
export function takeAccount({ user, saved }: PageFacts): void {
  // A copy for several readers names none of them: who is known stays.
  if (user !== null) setState('strapi_user', user ?? null)
  setState('loggedIn', user !== undefined)
  // Only full documents contain the saved list; otherwise changes made since then stay.
  if (saved || user === undefined) setState('saved', saved ?? null)
}
