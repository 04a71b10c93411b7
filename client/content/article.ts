import type { Block } from './block.ts'
import type { Locale, Translation } from './locale.ts'
import type { PartnerReference } from './partner.ts'
import type { Picture } from './picture.ts'
import type { TagReference } from './tag.ts'

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
export interface Sponsor {
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
  /** Editorial weight: from 0, normal, to 3, lead of the front. */
  priority: number
}

/** An author of an article. */
export interface Author {
  slug: string
  name: string
  role: string | null
  bio: string | null
  /** A page about the author, such as an external profile: absolute https or http address. */
  url: string | null
  photo: Picture | null
}

/** A correction that readers should know about. */
export interface Correction {
  /** ISO 8601 date. */
  date: string
  text: string
}

/** A full article. */
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

/** Set by an editor for search engines; null means "derive it". */
export interface Seo {
  title: string | null
  description: string | null
  canonical: string | null
  noindex: boolean
  picture: Picture | null
}
