/** One size of a picture. */
export interface PictureSource {
  /** Address on our own origin, such as `/media/large_104-hero.webp`. */
  src: string
  /** Width in pixels. */
  width: number
}

/** A picture with everything a page needs to show it without a layout shift. */
export interface Picture {
  /** Largest file, on our own origin. */
  src: string
  width: number
  height: number
  /** Empty for decorative pictures. */
  alt: string
  caption: string | null
  credit: string | null
  /** Smaller files first, the largest last. */
  sources: PictureSource[]
}
