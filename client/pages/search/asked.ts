import type { Section } from '../../content/article-card.ts'
import type { SearchType } from '../../content/search.ts'
import type { QueryValues } from '../../href.ts'

/** The search in the address. */
export interface Asked {
  /** The search text, in one line. */
  text: string
  type: SearchType | null
  section: Section | null
  /** Slug. */
  tag: string | null
  year: number | null
  order: 'relevance' | 'newest'
}

/** The query of its address; defaults are left out. */
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

/** Whether any filter is set besides the text. */
export function isNarrowed({ type, section, tag, year }: Asked): boolean {
  return Boolean(type || section || tag || year)
}
