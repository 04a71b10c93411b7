import { setState, stateOf } from '../state/store.ts'
import type { SignedInUser } from './signed-in-user.ts'

/** Says that there is an account to ask for, and holds nothing; the worker sets and clears it. */
const hint = /(?:^|; )schakel_account=1(?:;|$)/

/**
 * Asks who is signed in where the page did not say: it may come from before the sign-in, out of the browser's own store.
 * Whatever fails leaves things as they are; only the worker's own word ends a session.
 */
export async function findAccount(): Promise<void> {
  if (stateOf('strapi_user') || !hint.test(document.cookie)) return
  try {
    const response = await fetch('/api/users/me', { headers: { accept: 'application/json' } })
    if (!response.ok) return
    const user: unknown = await response.json()
    if (!isUser(user)) return
    setState('strapi_user', user)
    setState('loggedIn', true)
  } catch {
    // Offline: the page reads well without.
  }
}

function isUser(value: unknown): value is SignedInUser {
  return typeof value === 'object' && value !== null && 'id' in value && 'username' in value
}
