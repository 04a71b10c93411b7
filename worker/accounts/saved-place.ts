import * as v from 'valibot'
import { unsaveForm } from '../../client/account/forms/saved-item.ts'
import type { SavedKey } from '../../client/content/saved-key.ts'
import type { SavedItem } from './accounts.ts'

/** A saved item, without its metadata. */
export type SavedPlace = Pick<SavedItem, 'kind' | 'number'>

/**
 * Parses the place in an address or a cookie.
 * @returns null if it is invalid.
 */
export function savedPlace(kind: string | undefined, number: string | undefined): SavedPlace | null {
  const parsed = v.safeParse(unsaveForm.schema, { kind, number })
  return parsed.success ? parsed.output : null
}

/** A place in API format. */
export function savedKey({ kind, number }: SavedPlace): SavedKey {
  return `${kind}/${number}`
}
