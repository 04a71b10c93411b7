import type { SignedInUser } from '../content/signed-in-user.ts'
import { setState, stateOf } from '../state/store.ts'
import { hintedAccount } from './hinted-account.ts'

/**
 * Asks the worker who is signed in when the page doesn't say: it may come from the browser's cache, from before the sign-in. Failures
 * change nothing; only an answer from the worker ends a session.
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
    // Offline. The cookie says that somebody is signed in, but not who.
    setState('loggedIn', true)
  }
}

function isUser(value: unknown): value is SignedInUser {
  return typeof value === 'object' && value !== null && 'id' in value && 'username' in value
}
