import type { PictureSource } from '../../content/picture.ts'

/** A picture for the lightbox: its address, or an object with details. A `Picture` fits. */
export type LightboxSource = string | LightboxPicture

interface LightboxPicture {
  src: string
  /** In pixels. */
  width?: number
  height?: number
  alt?: string
  caption?: string | null
  credit?: string | null
  /** Smaller files first, the largest last. */
  sources?: readonly PictureSource[]
}

/** One picture of the lightbox. */
export interface Photo {
  type: 'photo'
  src: string
  alt: string
  caption: string | null
  credit: string | null
  /** In pixels; null if only the file knows. */
  size: { width: number; height: number } | null
  /** For `srcset`; undefined if there is only one file. */
  srcSet: string | undefined
}

/**
 * The pictures in display order.
 * @throws TypeError for a source that is neither an address nor an object with one as `src`; nothing is skipped silently.
 */
export function photosOf(sources: readonly LightboxSource[]): Photo[] {
  return sources.map((source: unknown, index) => {
    if (typeof source === 'string') return photoOf({ src: source })
    if (isPicture(source)) return photoOf(source)
    const found = source === null ? 'null' : typeof source
    throw new TypeError(
      `Picture ${index + 1} of the lightbox is ${found}; it has to be an address, or an object whose src is one`,
    )
  })
}

function isPicture(source: unknown): source is LightboxPicture {
  return typeof source === 'object' && source !== null && 'src' in source && typeof source.src === 'string'
}

function photoOf({ src, width, height, alt, caption, credit, sources = [] }: LightboxPicture): Photo {
  return {
    type: 'photo',
    src,
    alt: alt ?? '',
    caption: caption ?? null,
    credit: credit ?? null,
    size: width && height ? { width, height } : null,
    srcSet: sources.map((source) => `${source.src} ${source.width}w`).join(', ') || undefined,
  }
}
