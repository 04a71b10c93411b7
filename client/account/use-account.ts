import type { SignedInUser } from '../content/signed-in-user.ts'
import { useSite } from '../site-context.tsx'
import { useGlobalState } from '../state/store.ts'

/** Who is signed in. */
export interface Account {
  isSignedIn: boolean
  /** Null for anonymous readers, and while the accounts are unavailable. */
  user: SignedInUser | null
}

/** Who is signed in, including on the server and during hydration. */
export function useAccount(): Account {
  // On the worker, shared state can't hold one reader's data, so the page's own data is used there.
  const { user } = useSite()
  return {
    isSignedIn: useGlobalState('loggedIn', user !== undefined),
    user: useGlobalState('strapi_user', user ?? null),
  }
}
