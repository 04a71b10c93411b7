import type { SavedItem } from '../accounts/accounts.ts'
import { savedKey } from '../accounts/saved-place.ts'
import type { Documents } from './documents.ts'
import { encodeFields } from './field-values.ts'
import { uidOf } from './uid.ts'

/** Other writers that may come in between; each of them leaves the list truer. */
const mostAttempts = 5

/**
 * Copies what a reader saved to where their other devices see it at once.
 * The backend decides: a list is only written over the one that was there before the backend was asked. Of two changes at the
 * same time, whichever is copied last was read after both.
 * @param saved Asks the backend for what is saved now, newest first.
 * @throws as `documents` and `saved` do; Error where others were always quicker.
 */
export async function mirrorSaved(
  documents: Documents,
  userId: number,
  saved: () => Promise<readonly SavedItem[]>,
): Promise<void> {
  const path = `users/${uidOf(userId)}/lists/saved`
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const known = await documents.read(path)
    const places = (await saved()).map(savedKey)
    if (known && isSame(known.fields, places)) return
    const only = known ? { version: known.version } : 'new'
    if (await documents.write({ path, fields: { places, writtenAt: new Date() }, only })) return
  }
  throw new Error(`The list of ${uidOf(userId)} kept changing`)
}

/** A write of the same would wake every device for nothing. */
function isSame(fields: Readonly<Record<string, unknown>>, places: string[]): boolean {
  const [there, given] = [fields.places, encodeFields({ places }).places]
  return JSON.stringify(there) === JSON.stringify(given) || (places.length === 0 && isEmptyList(there))
}

/** Firestore leaves an empty list of values out. */
function isEmptyList(value: unknown): boolean {
  return JSON.stringify(value) === '{"arrayValue":{}}'
}
