import { doc, onSnapshot } from 'firebase/firestore'
import type { SavedKey } from '../content/saved-key.ts'
import type { AuthErrorCode } from './auth-errors.ts'
import { follow } from './follow.ts'

interface FollowSaved {
  /** Called with the saved list, newest first, whenever this or another device changes it. */
  onList: (list: SavedKey[]) => void
  onEnded: (code: AuthErrorCode) => void
}

/** Follows the reader's saved list across devices; see `follow`. @returns Stops following. */
export function followSaved({ onList, onEnded }: FollowSaved): () => void {
  return follow(
    (documents, uid, onFailure) =>
      onSnapshot(
        doc(documents, 'users', uid, 'lists', 'saved'),
        (snapshot) => {
          // A cached list is older than the page.
          if (snapshot.exists() && !snapshot.metadata.fromCache) onList(keysIn(snapshot.get('places')))
        },
        onFailure,
      ),
    onEnded,
  )
}

const keyShape = /^(?:content|vacancy|event)\/[1-9]\d{0,8}$/

function keysIn(places: unknown): SavedKey[] {
  return Array.isArray(places) ? places.filter(isKey) : []
}

function isKey(place: unknown): place is SavedKey {
  return typeof place === 'string' && keyShape.test(place)
}
