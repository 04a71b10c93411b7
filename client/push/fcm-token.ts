import { getMessaging, getToken, isSupported } from 'firebase/messaging'
import { firebaseApp } from '../firebase/app.ts'
import { PushError } from './problems.ts'
import type { PushState } from './push-state.ts'
import { serviceWorkerReady } from './service-worker-ready.ts'

/**
 * The token under which FCM reaches this browser. The SDK keeps it, and has FCM renew it once it is seven days old.
 * Import this file on demand: it brings the SDK along.
 * @throws PushError, FirebaseError or what the browser throws; `problemOf` knows them all.
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

/** The SDK keeps its token in a database, which some private windows do not have. */
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
