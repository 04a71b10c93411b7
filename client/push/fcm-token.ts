import { getMessaging, getToken, isSupported } from 'firebase/messaging'
import { firebaseApp } from '../firebase/app.ts'
import { PushError } from './problems.ts'
import type { PushState } from './push-state.ts'
import { serviceWorkerReady } from './service-worker-ready.ts'

/**
 * The token by which FCM reaches this browser. The SDK caches it and has FCM refresh it after seven days. Import this file on demand: it
 * pulls in the SDK.
 * @throws PushError, FirebaseError or what the browser throws; `problemOf` handles them all.
 */
export async function fcmToken({
  options,
  vapidKey,
}: Pick<PushState, 'options' | 'vapidKey'>): Promise<string> {
  if (Notification.permission !== 'granted') throw new PushError('permission-blocked')
  await checkDatabase()
  if (!(await isSupported())) throw new PushError('unsupported-browser')
  const serviceWorkerRegistration = await serviceWorkerReady()
  return getToken(getMessaging(firebaseApp(options)), { vapidKey, serviceWorkerRegistration })
}

/** The SDK stores its token in IndexedDB, which some private windows don't have. */
function checkDatabase(): Promise<void> {
  const name = 'schakel-push-check'
  return new Promise((resolve, reject) => {
    const refuse = (cause: unknown) => reject(new PushError('indexed-db-unsupported', cause))
    try {
      const request = indexedDB.open(name)
      request.onsuccess = () => {
        request.result.close()
        indexedDB.deleteDatabase(name)
        resolve()
      }
      request.onerror = () => refuse(request.error)
      request.onblocked = () => refuse(null)
    } catch (cause) {
      refuse(cause)
    }
  })
}
