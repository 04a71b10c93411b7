import type { Term } from './question.ts'

/** What a term may match in the documents, as stems. */
export interface Meaning {
  term: Term
  /** The word itself, in any form. */
  exact: string[]
  /** Compounds that contain it, and other spellings; for an unfinished word, the words that start with it. */
  wider: string[]
  /** Two words that mean the same when close together. */
  pairs: [string[], string[]][]
  /** A word that replaces it in the query; null if the reader can find this one. */
  correction: string | null
  /** A word that may have been meant: hardly any document contains this one, and many contain the other. */
  suggestion: string | null
}
