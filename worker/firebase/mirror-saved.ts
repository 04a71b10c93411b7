import type { SavedItem } from '../accounts/accounts.ts'
import { savedKey } from '../accounts/saved-place.ts'
import type { Documents } from './documents.ts'
import { encodeFields } from './field-values.ts'
import { uidOf } from './uid.ts'

/** Maximum number of attempts when other writers interfere; each of them made the list more current. */
const maxAttempts = 5

/**
 * Mirrors a reader's saved items to Firestore, so that their other devices see them immediately. The backend decides: a
 * list is only written if it hasn't changed since before the backend was read. Of two concurrent changes, the one
 * mirrored last was read after both.
 * @param saved Reads what is saved now from the backend, newest first.
 * @throws as `documents` and `saved` do; Error if other writers always won.
 */
export async function mirrorSaved(
  documents: Documents,
  userId: number,
  saved: () => Promise<readonly SavedItem[]>,
): Promise<void> {
  const path = `users/${uidOf(userId)}/lists/saved`
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    const known = await documents.read(path)
    const places = (await saved()).map(savedKey)
    if (known && isSame(known.fields, places)) return
    const only = known ? { version: known.version } : 'new'
    if (await documents.write({ path, fields: { places, writtenAt: new Date() }, only })) return
  }
  throw new Error(`The list of ${uidOf(userId)} kept changing`)
}

/** Writing an equal list would wake every device for nothing. */
function isSame(fields: Readonly<Record<string, unknown>>, places: string[]): boolean {
  const [there, given] = [fields.places, encodeFields({ places }).places]
  return JSON.stringify(there) === JSON.stringify(given) || (places.length === 0 && isEmptyList(there))
}

/** Firestore omits an empty list of values. */
function isEmptyList(value: unknown): boolean {
  return JSON.stringify(value) === '{"arrayValue":{}}'
}
