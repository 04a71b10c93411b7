import type { PictureReference } from './document.ts'

/** A picture that the content shows; its file is in `pictures/`. */
export interface SeedPicture {
  /** File name, which is also its address below `/uploads/`. */
  name: string
  /** In Dutch, for the media library. */
  alt: string
  /** Pixels. */
  width: number
  /** Pixels. */
  height: number
}

const dimensions = {
  illustration: { width: 1600, height: 900 },
  portrait: { width: 800, height: 800 },
  logo: { width: 800, height: 800 },
  cover: { width: 1200, height: 1600 },
}

/** Collects the pictures while the content is read. */
export function createPictureList() {
  const pictures = new Map<string, SeedPicture>()

  return {
    /**
     * A picture that a translation shows too keeps the words of the Dutch text, which is read first.
     * @param stem File name without its ending.
     */
    add(kind: keyof typeof dimensions, stem: string, alt: string): PictureReference {
      const name = `${stem}.webp`
      if (!pictures.has(name)) pictures.set(name, { name, alt, ...dimensions[kind] })
      return { picture: name }
    },

    all(): SeedPicture[] {
      return [...pictures.values()]
    },
  }
}
