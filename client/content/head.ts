import type { Section } from './article-card.ts'
import type { Translation } from './locale.ts'
import type { RichText } from './rich-text.ts'

/** A document's metadata for browsers, search engines and social networks. */
export interface Head {
  /** Without the site's name; the document adds it. */
  title: string
  description: string
  /** Path on this site; the document adds the configured origin. */
  canonical: string
  /** Every language in which this same content exists, including its own; empty if there is only one. */
  alternates: Translation[]
  /** Targets of the language menu, if they differ from `alternates`, as on a search page, which has no content of its own. */
  languages?: Translation[]
  type: 'website' | 'article' | 'profile'
  /** Absolute or site path; at least 1200 pixels wide if possible. */
  picture: { src: string; width: number; height: number; alt: string } | null
  robots: 'index' | 'noindex'
  /** ISO 8601, for articles. */
  publishedAt?: string
  modifiedAt?: string
  /** News section of an article. */
  section?: Section
  /** schema.org JSON-LD, already escaped for a script element; `key` is `ld`. */
  structuredData: RichText
  /** Previous and next page of a list, as site paths. */
  previous?: string
  next?: string
  /** Feeds of the page's content, in addition to the site's feed: titles and site paths. */
  feeds?: { title: string; path: string }[]
}
