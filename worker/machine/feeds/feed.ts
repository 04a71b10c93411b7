import type { Locale } from '../../../client/content/locale.ts'
import type { Picture } from '../../../client/content/picture.ts'
import type { SiteFacts } from '../../../client/payload.ts'

/** One thing in a feed. */
export interface FeedItem {
  /** Site path of its page, which is its permalink too. */
  path: string
  locale: Locale
  title: string
  /** Plain text. */
  summary: string
  /** The whole of it, as markup with absolute addresses. */
  html: string
  /** ISO 8601 instants. */
  publishedAt: string
  modifiedAt: string
  authors: FeedAuthor[]
  categories: string[]
  picture: FeedPicture | null
}

/** Who wrote an item. */
export interface FeedAuthor {
  name: string
  /** Where more is told of them. */
  url: string | null
}

/** A picture of an item. */
export interface FeedPicture extends Pick<Picture, 'src' | 'width' | 'height' | 'alt' | 'credit'> {
  /** In bytes; null where it is not known. */
  size: number | null
}

/** What a feed is about, and what is in it, whatever its format. */
export interface Feed {
  site: SiteFacts
  locale: Locale
  title: string
  description: string
  /** Site path of the page that shows the same. */
  page: string
  /** Site path of the feed itself, with its query. */
  self: string
  /** The newest first. */
  items: FeedItem[]
}

/** When something in a feed changed last, as ISO 8601; null in an empty one. */
export function changedAt({ items }: Feed): string | null {
  return (
    items
      .map((item) => item.modifiedAt)
      .sort()
      .at(-1) ?? null
  )
}

/** Media type of a picture by its name; those of the editors are of a few kinds only. */
export function pictureType(src: string): string {
  const extension = src.slice(src.lastIndexOf('.') + 1).toLowerCase()
  return extension === 'jpg' ? 'image/jpeg' : `image/${extension}`
}
