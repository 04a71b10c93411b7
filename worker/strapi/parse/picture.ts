import * as v from 'valibot'
import type { Picture } from '../../../client/content/picture.ts'

const Formats = v.nullish(v.record(v.string(), v.object({ url: v.string(), width: v.number() })))

/** A media file in the REST API's format. */
export const Media = v.object({
  url: v.string(),
  // Files other than readable pictures have no size.
  width: v.nullish(v.number()),
  height: v.nullish(v.number()),
  alternativeText: v.nullish(v.string()),
  formats: v.pipe(v.unknown(), Formats),
})

/** Component `shared.picture`. */
export const PictureComponent = v.object({
  file: v.nullish(Media),
  alt: v.nullish(v.string()),
  caption: v.nullish(v.string()),
  credit: v.nullish(v.string()),
})

/** A picture with its texts, or null without a file. */
export function pictureFrom(
  component: v.InferOutput<typeof PictureComponent> | null | undefined,
): Picture | null {
  const picture = pictureFromMedia(component?.file)
  return (
    picture && {
      ...picture,
      alt: component?.alt ?? picture.alt,
      caption: component?.caption || null,
      credit: component?.credit || null,
    }
  )
}

/** A media file as a picture without texts, or null if there is none or it isn't a picture. */
export function pictureFromMedia(file: v.InferOutput<typeof Media> | null | undefined): Picture | null {
  if (!file?.width || !file.height) return null
  const { width, height } = file
  const smaller = Object.values(file.formats ?? {})
    .filter((size) => size.width < width)
    .map((size) => ({ src: mediaPath(size.url), width: size.width }))
    .sort((one, other) => one.width - other.width)
  const src = mediaPath(file.url)
  return {
    src,
    width,
    height,
    alt: file.alternativeText ?? '',
    caption: null,
    credit: null,
    sources: [...smaller, { src, width }],
  }
}

/** The backend's files are served from our own origin: `/uploads/x.webp` becomes `/media/x.webp`. */
export function mediaPath(url: string): string {
  const name = url.slice(url.lastIndexOf('/') + 1)
  return `/media/${encodeURIComponent(decoded(name))}`
}

/** A name with a bare `%` was never encoded and is used as is. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
