import type { ArticleAccess } from './access.ts'
import type { Locale } from './locale.ts'
import type { Picture } from './picture.ts'

/** The three news sections, which are also the paths of their fronts. */
export const sections = ['ecommerce', 'logistiek', 'fulfilment'] as const

/** One news section. */
export type Section = (typeof sections)[number]

/** The kind of article; an advertorial is paid for and always labelled. */
export type ArticleKind =
  | 'news'
  | 'background'
  | 'opinion'
  | 'video'
  | 'podcast'
  | 'whitepaper'
  | 'advertorial'

/** Who pays for an article, and its label. */
interface Sponsor {
  /** Label set by editors; null means the dictionary's own label. */
  label: string | null
  name: string
}

/** An article in a list. */
export interface ArticleCard {
  /** The public number in `/news/{number}/{slug}`. */
  number: number
  slug: string
  locale: Locale
  title: string
  kicker: string | null
  intro: string
  kind: ArticleKind
  section: Section
  /** ISO 8601 instant of the first publication. */
  publishedAt: string
  readingMinutes: number
  picture: Picture | null
  sponsor: Sponsor | null
  access: ArticleAccess
  /** Editorial weight: from 0, normal, to 3, lead of the front. */
  priority: number
}
