import * as v from 'valibot'
import type { SavedKey } from '../../client/content/saved-key.ts'
import { savedItemSchema } from '../../client/forms/schemas/account/saved-item.ts'
import type { SavedItem } from './accounts.ts'

/** What is saved, without what its reader says of it. */
export type SavedPlace = Pick<SavedItem, 'kind' | 'number'>

/**
 * Takes a place apart that an address or a cookie names.
 * @returns null for what is none.
 */
export function savedPlace(kind: string | undefined, number: string | undefined): SavedPlace | null {
  const parsed = v.safeParse(savedItemSchema, { kind, number })
  return parsed.success ? parsed.output : null
}

/** How interfaces name a place. */
export function savedKey({ kind, number }: SavedPlace): SavedKey {
  return `${kind}/${number}`
}
