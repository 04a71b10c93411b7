import type { Picture, PictureSource } from '../content/picture.ts'

/** Widths that cover phones to large screens in steps of a third to a half; more of them would only fill caches. */
const widths = [320, 480, 640, 960, 1280, 1600, 1920, 2560]

const quality = 82

/**
 * The files among which a browser chooses.
 * @param isResizing Whether Cloudflare makes sizes as they are asked for, in the best format that the browser takes; else there are
 * those that the content backend made when the picture was sent in.
 */
export function sourcesOf({ src, width, sources }: Picture, isResizing: boolean): readonly PictureSource[] {
  if (!isResizing) return sources
  return [...widths.filter((step) => step < width), Math.min(width, widths.at(-1) ?? width)].map((step) => ({
    src: `/cdn-cgi/image/width=${step},quality=${quality},format=auto${src}`,
    width: step,
  }))
}
