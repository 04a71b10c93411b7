import { setState, stateOf } from '../state/store.ts'
import { hintedAccount } from './hinted-account.ts'
import type { SignedInUser } from './signed-in-user.ts'

/**
 * Asks who is signed in where the page did not say: it may come from before the sign-in, out of the browser's own store.
 * Whatever fails leaves things as they are; only the worker's own word ends a session.
 */
export async function findAccount(): Promise<void> {
  if (stateOf('strapi_user') || hintedAccount() === null) return
  try {
    const response = await fetch('/api/users/me', { headers: { accept: 'application/json' } })
    if (!response.ok) return
    const user: unknown = await response.json()
    if (!isUser(user)) return
    setState('strapi_user', user)
    setState('loggedIn', true)
  } catch {
    // Offline. The cookie says that somebody is signed in, if not who.
    setState('loggedIn', true)
  }
}

function isUser(value: unknown): value is SignedInUser {
  return typeof value === 'object' && value !== null && 'id' in value && 'username' in value
}
