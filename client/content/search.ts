import type { ArticleAccess } from './access.ts'
import type { Section } from './article-card.ts'
import type { Locale } from './locale.ts'
import type { Picture } from './picture.ts'

/** Types of searchable documents. */
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

export type SearchType = (typeof searchTypes)[number]

/** Whether a string is a searchable type. */
export function isSearchType(text: unknown): text is SearchType {
  return searchTypes.some((type) => type === text)
}

/** A piece of text; `marked` if it matches the search. */
export interface Snippet {
  text: string
  isMatch: boolean
}

/** One search result. */
export interface SearchHit {
  type: SearchType
  /** Site path. */
  path: string
  locale: Locale
  title: Snippet[]
  /** The matching passage. */
  excerpt: Snippet[]
  section: Section | null
  /** ISO 8601 instant of publication; for events, of their start. */
  date: string
  picture: Picture | null
  /** The line above its title, such as an employer or a kicker. */
  label: string | null
  /** Who may read it; null for what is no article. */
  access: ArticleAccess | null
}

/** A completion of what is being typed. */
export interface Suggestion {
  text: string
  /** Site path of a document to open directly; null for a search. */
  path: string | null
  type: SearchType | null
}
