import type { Block } from './block.ts'
import type { Locale, Translation } from './locale.ts'
import type { PartnerReference } from './partner.ts'
import type { Picture } from './picture.ts'
import type { TagReference } from './tag.ts'

/** The three news sections, which are also the addresses of their fronts. */
export const sections = ['ecommerce', 'logistiek', 'fulfilment'] as const

/** One news section. */
export type Section = (typeof sections)[number]

/** What an article is; an advertorial is paid for and always says so. */
export type ArticleKind =
  | 'news'
  | 'background'
  | 'opinion'
  | 'video'
  | 'podcast'
  | 'whitepaper'
  | 'advertorial'

/** Who pays for an article, and how that is labelled. */
export interface Sponsor {
  /** Label set by the editors; null means the dictionary's own label. */
  label: string | null
  name: string
}

/** An article as lists show it. */
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
  /** How much weight the editors give it: 0 normal to 3 lead of the front. */
  priority: number
}

/** Who wrote an article. */
export interface Author {
  slug: string
  name: string
  role: string | null
  bio: string | null
  /** Where more is told of them, such as a profile elsewhere: an absolute https or http address. */
  url: string | null
  photo: Picture | null
}

/** A change that readers should know of. */
export interface Correction {
  /** ISO 8601 date. */
  date: string
  text: string
}

/** A whole article. */
export interface Article extends ArticleCard {
  documentId: string
  /** ISO 8601 instant of the last substantial edit, if any. */
  modifiedAt: string | null
  body: Block[]
  gallery: Picture[]
  authors: Author[]
  tags: TagReference[]
  partners: PartnerReference[]
  corrections: Correction[]
  source: { name: string; url: string | null } | null
  translations: Translation[]
  seo: Seo
}

/** What an editor may set for search engines; null means "derive it". */
export interface Seo {
  title: string | null
  description: string | null
  canonical: string | null
  noindex: boolean
  picture: Picture | null
}
