import type { Section } from './article.ts'
import type { RichText } from './block.ts'
import type { Translation } from './locale.ts'

/** What a document says of itself to browsers, search engines and social networks. */
export interface Head {
  /** Without the site's name, which the document adds. */
  title: string
  description: string
  /** Path on this site; the document adds the configured origin. */
  canonical: string
  /** Every language in which this very content exists, its own included; empty for one language only. */
  alternates: Translation[]
  /** Where the choice of language leads, where that is not the same: what was asked for, which is no content of its own. */
  languages?: Translation[]
  type: 'website' | 'article' | 'profile'
  /** Absolute or site path, at least 1200 pixels wide where there is one. */
  picture: { src: string; width: number; height: number; alt: string } | null
  robots: 'index' | 'noindex'
  /** ISO 8601, for articles. */
  publishedAt?: string
  modifiedAt?: string
  /** Section of the news that an article belongs to. */
  section?: Section
  /** schema.org JSON-LD, already escaped for a script element; `key` is `ld`. */
  structuredData: RichText
  /** Pages before and after this one in a list, as site paths. */
  previous?: string
  next?: string
  /** Feeds of what the page shows, beside that of the site: what they are called, and their site paths. */
  feeds?: { title: string; path: string }[]
}
