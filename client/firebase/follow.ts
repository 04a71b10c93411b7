import { FirebaseError } from 'firebase/app'
import type { Firestore, FirestoreError, Unsubscribe } from 'firebase/firestore'
import { stateOf } from '../state/store.ts'
import type { AuthErrorCode } from './auth-errors.ts'
import { documentsOf, forgetDocuments } from './documents.ts'
import { firebaseSession, leaveSession, renewSession } from './session.ts'

/** How to listen to documents of the reader whose uid it is. */
export type Listen = (
  documents: Firestore,
  uid: string,
  onFailure: (failure: FirestoreError) => void,
) => Unsubscribe

/** Words of Firestore for a reader whose hour is over. */
const overtime = new Set(['permission-denied', 'unauthenticated'])

/**
 * Listens to documents of the signed-in reader. Where that cannot be done the page stays as it is: the backend made it.
 * @param onEnded Told when the reader is no longer signed in.
 * @returns Stops it; who has signed out of the site by then leaves Firebase as well, and nothing of theirs stays in the browser.
 */
export function follow(listen: Listen, onEnded: (code: AuthErrorCode) => void): () => void {
  let isStopped = false
  let unsubscribe: Unsubscribe = () => {}
  start(true).catch(() => {})
  return () => {
    isStopped = true
    unsubscribe()
    if (!stateOf('loggedIn')) Promise.all([leaveSession(), forgetDocuments()]).catch(() => {})
  }

  async function start(mayRenew: boolean): Promise<void> {
    const session = await firebaseSession(onEnded)
    if (!session || isStopped) return
    unsubscribe = listen(documentsOf(session), session.uid, (failure) => {
      if (!mayRenew || isStopped || !(failure instanceof FirebaseError) || !overtime.has(failure.code)) return
      renewSession()
        .then(() => start(false))
        .catch(() => {})
    })
  }
}
