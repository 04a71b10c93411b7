import { createHash } from 'node:crypto'

export type Locale = 'nl' | 'en' | 'de'

/** One language of one document of the sample content. */
export interface SeedDocument {
  /** Such as `content`. */
  type: string
  /** Unique within its type, and the same in all languages. */
  key: string
  documentId: string
  /** Null for types without languages. */
  locale: Locale | null
  /** ISO 8601: when it was made, changed and published. */
  at: string
  /** Attributes; relations and media are references (below). */
  data: Record<string, unknown>
}

/** Another document, or several, by key. */
export type Reference = { refs: string; keys: string[] }

/** A picture of the media library, by name. */
export type PictureReference = { picture: string }

/** A PDF of the media library, by name. */
export type DownloadReference = { download: string }

export const locales = ['nl', 'en', 'de'] as Locale[]

/**
 * Strapi honours a given id, and a derived one makes every fresh start the same. It starts with a letter: Strapi reads
 * an id that starts with a digit as a row number where relations are written.
 */
export function documentIdOf(type: string, key: string) {
  return `s${createHash('sha256').update(`${type}:${key}`).digest('hex').slice(0, 23)}`
}

export function seedDocument(
  type: string,
  key: string | number,
  locale: Locale | null,
  at: string,
  data: Record<string, unknown>,
): SeedDocument {
  return { type, key: String(key), documentId: documentIdOf(type, String(key)), locale, at, data }
}

export function refs(type: string, keys: (string | number)[]): Reference {
  return { refs: type, keys: keys.map(String) }
}

export function ref(type: string, key: string | number | undefined): Reference {
  return refs(type, key === undefined ? [] : [key])
}

export function isReference(value: unknown): value is Reference {
  return (
    typeof value === 'object' &&
    value !== null &&
    'refs' in value &&
    typeof value.refs === 'string' &&
    'keys' in value &&
    Array.isArray(value.keys)
  )
}

export function isPicture(value: unknown): value is PictureReference {
  return (
    typeof value === 'object' && value !== null && 'picture' in value && typeof value.picture === 'string'
  )
}

export function isDownload(value: unknown): value is DownloadReference {
  return (
    typeof value === 'object' && value !== null && 'download' in value && typeof value.download === 'string'
  )
}
