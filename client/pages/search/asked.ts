import type { Section } from '../../content/article-card.ts'
import type { SearchType } from '../../content/search.ts'
import type { QueryValues } from '../../href.ts'

/** What the address of the search says. */
export interface Asked {
  /** What was typed, in one line. */
  text: string
  type: SearchType | null
  section: Section | null
  /** Slug. */
  tag: string | null
  year: number | null
  order: 'relevance' | 'newest'
}

/** The query of an address that asks for it; what is as usual is left out. */
export function queryOf({ text, type, section, tag, year, order }: Asked): QueryValues {
  return {
    q: text || undefined,
    type: type ?? undefined,
    section: section ?? undefined,
    tag: tag ?? undefined,
    year: year ?? undefined,
    sort: order === 'newest' ? order : undefined,
  }
}

/** Tells whether anything but the text narrows what is found. */
export function isNarrowed({ type, section, tag, year }: Asked): boolean {
  return Boolean(type || section || tag || year)
}
