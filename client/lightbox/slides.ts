import type { PictureSource } from '../content/picture.ts'

/** A picture as the lightbox takes it: its address, or what is known of it. A `Picture` fits. */
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
  /** In pixels; null where only the file knows. */
  size: { width: number; height: number } | null
  /** For `srcset`; undefined where there is one file. */
  srcSet: string | undefined
}

/**
 * Pictures in the order in which they are shown.
 * @throws TypeError for a source that is neither an address nor an object with one as `src`; nothing is left out in silence.
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
