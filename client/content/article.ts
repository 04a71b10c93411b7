import type { ArticleCard } from './article-card.ts'
import type { Block } from './block.ts'
import type { PagedFile } from './download-file.ts'
import type { Translation } from './locale.ts'
import type { PartnerReference } from './partner-card.ts'
import type { Picture } from './picture.ts'
import type { Seo } from './seo.ts'
import type { TagReference } from './tag.ts'

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
  /** Whether its readers get no more than its beginning. */
  isClosed: boolean
  /** ISO 8601 instant of the last substantial edit, if any. */
  modifiedAt: string | null
  body: Block[]
  gallery: Picture[]
  authors: Author[]
  tags: TagReference[]
  partners: PartnerReference[]
  corrections: Correction[]
  /** The file of a white paper; its address opens only with a code. */
  download: PagedFile | null
  source: { name: string; url: string | null } | null
  translations: Translation[]
  seo: Seo
}
