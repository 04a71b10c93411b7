import type { Picture, PictureSource } from '../content/picture.ts'

/** Widths from phones to large screens in steps of a third to a half; more would only fill caches. */
const widths = [320, 480, 640, 960, 1280, 1600, 1920, 2560]

const quality = 82

/**
 * The files a browser can choose from.
 * @param isResizing Whether Cloudflare resizes on request, in the best format the browser supports; otherwise these are the sizes the
 * backend made at upload. A picture without any is for its own reader alone, whom Cloudflare could not fetch it for.
 */
export function sourcesOf({ src, width, sources }: Picture, isResizing: boolean): readonly PictureSource[] {
  if (!isResizing || !sources[0]) return sources
  return [...widths.filter((step) => step < width), Math.min(width, widths.at(-1) ?? width)].map((step) => ({
    src: `/cdn-cgi/image/width=${step},quality=${quality},format=auto${src}`,
    width: step,
  }))
}
