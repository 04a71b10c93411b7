import { stateOf } from '../state/store.ts'
import { findAccount } from './find-account.ts'
import { hintedAccount } from './hinted-account.ts'

/** Storage key under which a window notes which account it was loaded for. */
const storageKey = 'account'

/**
 * Ties a page to the reader it was loaded for. Browsers restore documents as they were, and other windows sign in and out. So whenever this
 * window becomes visible, or another one reports a change, a cookie is checked, and a page that belongs to another reader is reloaded.
 */
export function watchAccount(): void {
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) lookAgain()
  })
  window.addEventListener('focus', lookAgain)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) lookAgain()
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === storageKey) lookAgain()
  })
  tellOtherWindows()
}

/** Signing in and out ends in a full load, so a window knows its account by now. The browser's storage event notifies the others. */
function tellOtherWindows(): void {
  const account = String(hintedAccount() ?? '')
  try {
    if (localStorage.getItem(storageKey) !== account) localStorage.setItem(storageKey, account)
  } catch {
    // Storage is blocked or full: other windows check when they become visible.
  }
}

function lookAgain(): void {
  if (isShownToAnother()) location.reload()
  else findAccount()
}

/** Whether this document belongs to an account other than the browser's current one. */
function isShownToAnother(): boolean {
  if (!stateOf('loggedIn')) return false
  const account = hintedAccount()
  const shown = stateOf('strapi_user')
  return account === null || (shown !== null && shown.id !== account)
}
