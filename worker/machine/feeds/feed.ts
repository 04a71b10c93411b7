import type { Locale } from '../../../client/content/locale.ts'
import type { Picture } from '../../../client/content/picture.ts'
import type { SiteFacts } from '../../../client/page-facts.ts'

/** One item of a feed. */
export interface FeedItem {
  /** Site path of its page, which is also its permalink. */
  path: string
  locale: Locale
  title: string
  /** Plain text. */
  summary: string
  /** The whole text, as markup with absolute addresses. */
  html: string
  /** ISO 8601 instants. */
  publishedAt: string
  modifiedAt: string
  authors: FeedAuthor[]
  categories: string[]
  picture: FeedPicture | null
}

/** An author of an item. */
interface FeedAuthor {
  name: string
  /** Their page or profile. */
  url: string | null
}

/** A picture of an item. */
interface FeedPicture extends Pick<Picture, 'src' | 'width' | 'height' | 'alt' | 'credit'> {
  /** In bytes; null if unknown. */
  size: number | null
}

/** A feed, independent of its format. */
export interface Feed {
  site: SiteFacts
  locale: Locale
  title: string
  description: string
  /** Site path of the page with the same content. */
  page: string
  /** Site path of the feed itself, with its query. */
  self: string
  /** Newest first. */
  items: FeedItem[]
}

/** When an item of the feed last changed, as ISO 8601; null for an empty feed. */
export function changedAt({ items }: Feed): string | null {
  return (
    items
      .map((item) => item.modifiedAt)
      .sort()
      .at(-1) ?? null
  )
}

/** Media type of a picture by its name; editors use few kinds. */
export function pictureType(src: string): string {
  const extension = src.slice(src.lastIndexOf('.') + 1).toLowerCase()
  return extension === 'jpg' ? 'image/jpeg' : `image/${extension}`
}
