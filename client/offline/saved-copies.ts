import { onShelf, takeOff } from './copies.ts'
import { keepPage } from './keep-page.ts'

/** Keeps what a reader saves for reading offline, and no longer than that. */
export async function followSaved(path: string, isSaved: boolean): Promise<void> {
  if (!('caches' in window)) return
  if (isSaved) await keepPage('saved', path)
  else await takeOff('saved', path)
}

/**
 * Brings the copies in line with the reader's list, which may have changed on another device.
 * @param paths What is saved, the newest first.
 * @param isWhole Whether that is all of it; of what is not named, nothing is known otherwise.
 */
export async function followSavedList(paths: readonly string[], isWhole: boolean): Promise<void> {
  if (!('caches' in window)) return
  const kept = new Set((await onShelf('saved')).map(({ path }) => path))
  for (const path of paths) if (!kept.has(path)) await keepPage('saved', path)
  if (!isWhole) return
  for (const path of kept) if (!paths.includes(path)) await takeOff('saved', path)
}
