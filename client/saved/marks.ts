import type { SavedKey } from '../content/saved-key.ts'
import { setState, stateOf } from '../state/store.ts'

/** Whether something is known to be saved. */
export function isSaved(key: SavedKey): boolean {
  return stateOf('saved')?.includes(key) ?? false
}

/** Shows something as saved or not in every place it appears. */
export function markSaved(key: SavedKey, isSaved: boolean): void {
  const others = (stateOf('saved') ?? []).filter((one) => one !== key)
  setState('saved', isSaved ? [key, ...others] : others)
}
