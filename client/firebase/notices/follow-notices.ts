import {
  collection,
  doc,
  limit,
  onSnapshot,
  orderBy,
  type QueryDocumentSnapshot,
  query,
  serverTimestamp,
  Timestamp,
  updateDoc,
} from 'firebase/firestore'
import { ownPath } from '../../own-path.ts'
import type { AuthErrorCode } from '../auth-errors.ts'
import { documentsOf } from '../documents.ts'
import { follow } from '../follow.ts'
import { firebaseSession } from '../session.ts'
import { type Notice, noticeStates } from './notice.ts'

/** How many notices are shown, newest first; the rules allow at most fifty. */
const maxNotices = 20

/** Follows the reader's notices, newest first; see `follow`. @returns Stops following. */
export function followNotices(
  onNotices: (notices: Notice[]) => void,
  onEnded: (code: AuthErrorCode) => void,
): () => void {
  return follow(
    (documents, uid, onFailure) =>
      onSnapshot(
        query(collection(documents, 'users', uid, 'notices'), orderBy('at', 'desc'), limit(maxNotices)),
        ({ docs }) => onNotices(docs.flatMap(noticeIn)),
        onFailure,
      ),
    onEnded,
  )
}

/** Marks a notice as read, on all devices. @throws FirestoreError. */
export async function markRead(id: string, onEnded: (code: AuthErrorCode) => void): Promise<void> {
  const session = await firebaseSession(onEnded)
  if (!session) return
  const place = doc(documentsOf(session), 'users', session.uid, 'notices', id)
  await updateDoc(place, { readAt: serverTimestamp() })
}

/** Skips documents it doesn't recognise: an old page may meet newer ones. */
function noticeIn(snapshot: QueryDocumentSnapshot): Notice[] {
  // The read time comes from the server; until it answers, it's an estimate.
  const { state, title, path, at, readAt } = snapshot.data({ serverTimestamps: 'estimate' })
  const known = noticeStates.find((one) => one === state)
  if (!known || typeof title !== 'string' || !(at instanceof Timestamp)) return []
  return [
    {
      id: snapshot.id,
      state: known,
      title,
      path: typeof path === 'string' && path.startsWith('/') ? ownPath(path, location.origin) : null,
      at: at.toDate().toISOString(),
      isRead: readAt instanceof Timestamp,
    },
  ]
}
