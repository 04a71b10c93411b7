import type { Section } from './article.ts'
import type { Locale } from './locale.ts'
import type { Picture } from './picture.ts'

/** Types of document that can be found. */
export const searchTypes = [
  'content',
  'event',
  'vacancy',
  'partner',
  'magazine',
  'page',
  'tag',
  'product',
] as const

/** One of them. */
export type SearchType = (typeof searchTypes)[number]

/** Tells whether a string names a type that can be found. */
export function isSearchType(text: unknown): text is SearchType {
  return searchTypes.some((type) => type === text)
}

/** A stretch of text; marked where it is what was searched for. */
export interface Snippet {
  text: string
  isMatch: boolean
}

/** One document that was found. */
export interface SearchHit {
  type: SearchType
  /** Site path. */
  path: string
  locale: Locale
  title: Snippet[]
  /** Where it was found in the text. */
  excerpt: Snippet[]
  section: Section | null
  /** ISO 8601 instant of its first publication; for events of their start. */
  date: string
  picture: Picture | null
  /** What stands above its title, such as an employer or a kicker. */
  label: string | null
}

/** A completion of what is being typed. */
export interface Suggestion {
  text: string
  /** A document that it leads to at once; null where it is a search. */
  path: string | null
  type: SearchType | null
}
