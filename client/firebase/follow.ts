import { FirebaseError } from 'firebase/app'
import type { Firestore, FirestoreError, Unsubscribe } from 'firebase/firestore'
import { stateOf } from '../state/store.ts'
import type { AuthErrorCode } from './auth-errors.ts'
import { documentsOf, forgetDocuments } from './documents.ts'
import { firebaseSession, leaveSession, renewSession } from './session.ts'

/** Subscribes to documents of the reader with this uid. */
export type Listen = (
  documents: Firestore,
  uid: string,
  onFailure: (failure: FirestoreError) => void,
) => Unsubscribe

/** Firestore's error codes once the reader's token has expired. */
const overtime = new Set(['permission-denied', 'unauthenticated'])

/**
 * Subscribes to documents of the signed-in reader. If that fails the page stays as the worker rendered it.
 * @param onEnded Called when the reader is no longer signed in.
 * @returns Stops it. If the reader has signed out of the site by then, also signs out of Firebase and deletes its data from the browser.
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
