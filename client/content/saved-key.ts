import type { EntryKind } from './entry-kind.ts'

/** What can be saved to read later. */
export const savedKinds = ['content', 'vacancy', 'event'] as const satisfies EntryKind[]

/** One of those kinds. */
export type SavedKind = (typeof savedKinds)[number]

/** Identifies one saved item in the API: its kind and its public number. */
export type SavedKey = `${SavedKind}/${number}`

/** A change to one item of a saved list. */
export interface SavedChange {
  key: SavedKey
  isSaved: boolean
  /** Number of the account that owns the list; null if nobody is signed in. */
  account: number | null
}

/** Anchor of the save button; readers return to it after signing in to save something. In a list, `-{number}` follows. */
export const saveAnchor = 'bewaren'
