import { PushError } from './problems.ts'

/** What the reader has said to messages; 'unsupported' where their browser has none. */
export type Permission = 'default' | 'granted' | 'denied' | 'unsupported'

/** As it is now. */
export function permissionNow(): Permission {
  return isSupported() ? Notification.permission : 'unsupported'
}

/**
 * Asks the reader, where they have not been asked. To be called in their press of a button, before anything is waited for: browsers ask
 * for nobody else.
 * @throws PushError for any answer but yes.
 */
export async function askPermission(): Promise<void> {
  if (!isSupported()) throw new PushError(isInApplesBrowser() ? 'home-screen' : 'unsupported-browser')
  const answer =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission
  if (answer === 'default') throw new PushError('permission-default')
  if (answer !== 'granted') throw new PushError('permission-blocked')
}

function isSupported(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
}

/** On an iPhone or iPad messages are for sites that stand on the home screen. */
function isInApplesBrowser(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
