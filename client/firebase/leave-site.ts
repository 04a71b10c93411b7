import type { Translate } from '../i18n/translator.ts'
import { setState } from '../state/store.ts'
import { showToast } from '../state/toasts.ts'
import { type AuthErrorCode, authErrors } from './auth-errors.ts'

/**
 * Signs the reader out of the site because Firebase no longer accepts them, and shows why. Account pages then redirect to the sign-in.
 * @param t Of a page that has the account texts.
 */
export async function leaveSite(code: AuthErrorCode, t: Translate): Promise<void> {
  const response = await fetch('/api/auth/logout', { method: 'POST' }).catch(() => null)
  // Offline, the session continues, and the next page that signs in to Firebase gets here again.
  if (!response?.ok) return
  setState('strapi_user', null)
  setState('loggedIn', false)
  setState('saved', null)
  showToast(t(authErrors[code].key), 'wrong')
  const { pathname, search } = location
  if ('navigation' in window) window.navigation.navigate(`${pathname}${search}`, { history: 'replace' })
  else location.reload()
}
