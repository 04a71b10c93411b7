import { stateOf } from '../state/store.ts'
import { findAccount } from './find-account.ts'
import { hintedAccount } from './hinted-account.ts'

/** Name of the note in which a window writes for whom it was loaded. */
const noteName = 'account'

/**
 * Keeps a page to the reader for whom it was loaded. Browsers bring whole documents back as they were left, and other windows
 * sign in and out: whenever this one comes back to its reader, or another says that something changed, one cookie tells
 * whether that is still the same, and what was shown to another is loaded anew.
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
    if (key === noteName) lookAgain()
  })
  tellOtherWindows()
}

/** Signing in and out ends in a full load, so that a window knows by now whose it is. Browsers tell the others of a note that changes. */
function tellOtherWindows(): void {
  const account = String(hintedAccount() ?? '')
  try {
    if (localStorage.getItem(noteName) !== account) localStorage.setItem(noteName, account)
  } catch {
    // Storage that is shut or full: the others find out when their reader comes back to them.
  }
}

function lookAgain(): void {
  if (isShownToAnother()) location.reload()
  else findAccount()
}

/** Whether this document is somebody's, and the browser is no longer theirs. */
function isShownToAnother(): boolean {
  if (!stateOf('loggedIn')) return false
  const account = hintedAccount()
  const shown = stateOf('strapi_user')
  return account === null || (shown !== null && shown.id !== account)
}
