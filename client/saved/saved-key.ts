/** What can be saved to read later. */
export type SavedKind = 'content' | 'vacancy' | 'event'

/** One thing that can be saved, as interfaces name it: its kind and its public number. */
export type SavedKey = `${SavedKind}/${number}`

/** What a reader wants of one of them. */
export interface SavedChange {
  key: SavedKey
  isSaved: boolean
  /** Number of the account whose list it is; null where nobody is signed in. */
  account: number | null
}

/** Anchor of the button that saves what a page shows; who signed in to save something comes back to it. */
export const saveAnchor = 'bewaren'
