import { PushError } from './problems.ts'

/** The notification permission; 'unsupported' if the browser has none. */
export type Permission = 'default' | 'granted' | 'denied' | 'unsupported'

/** The current permission. */
export function permissionNow(): Permission {
  return isSupported() ? Notification.permission : 'unsupported'
}

/**
 * Asks for the permission if it was never asked. Call it in a button's click handler before awaiting anything: browsers only ask during a
 * user gesture.
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

/** On iPhone and iPad, only sites on the home screen can receive push messages. */
function isInApplesBrowser(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}
