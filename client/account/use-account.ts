import { useSite } from '../site-context.tsx'
import { useGlobalState } from '../state/store.ts'
import type { SignedInUser } from './signed-in-user.ts'

/** Who is signed in. */
export interface Account {
  isSignedIn: boolean
  /** Null for the anonymous, and while the accounts cannot be asked who it is. */
  user: SignedInUser | null
}

/** Who is signed in, in the worker's markup and during hydration as well. */
export function useAccount(): Account {
  // Shared state has no place for one reader on the worker, so that the page's own word counts there.
  const { user } = useSite()
  return {
    isSignedIn: useGlobalState('loggedIn', user !== undefined),
    user: useGlobalState('strapi_user', user ?? null),
  }
}
