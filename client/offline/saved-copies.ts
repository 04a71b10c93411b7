import { listShelf, removeFromShelf } from './copies.ts'
import { savePage } from './save-page.ts'

/** Saves a page for offline reading when the reader saves it, and removes the copy when they no longer do. */
export async function syncSaved(path: string, isSaved: boolean): Promise<void> {
  if (!('caches' in window)) return
  if (isSaved) await savePage('saved', path)
  else await removeFromShelf('saved', path)
}

/**
 * Syncs the offline copies with the reader's saved list, which may have changed on another device.
 * @param paths Saved pages, newest first.
 * @param isWhole Whether `paths` is the complete list. If not, copies that it doesn't name are left alone.
 */
export async function syncSavedList(paths: readonly string[], isWhole: boolean): Promise<void> {
  if (!('caches' in window)) return
  const stored = new Set((await listShelf('saved')).map(({ path }) => path))
  for (const path of paths) if (!stored.has(path)) await savePage('saved', path)
  if (!isWhole) return
  for (const path of stored) if (!paths.includes(path)) await removeFromShelf('saved', path)
}
