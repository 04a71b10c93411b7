import * as v from 'valibot'
import type { Picture } from '../../../client/content/picture.ts'

const Size = v.object({ url: v.string(), width: v.number() })

/** A media file as the REST API gives it. */
export const Media = v.object({
  url: v.string(),
  width: v.number(),
  height: v.number(),
  alternativeText: v.nullish(v.string()),
  formats: v.nullish(v.record(v.string(), Size)),
})

/** Component `shared.picture`. */
export const PictureComponent = v.object({
  file: v.nullish(Media),
  alt: v.nullish(v.string()),
  caption: v.nullish(v.string()),
  credit: v.nullish(v.string()),
})

/** A picture with its texts, or null where the editors chose no file. */
export function pictureFrom(
  component: v.InferOutput<typeof PictureComponent> | null | undefined,
): Picture | null {
  if (!component?.file) return null
  const picture = pictureFromMedia(component.file)
  return {
    ...picture,
    alt: component.alt ?? picture.alt,
    caption: component.caption || null,
    credit: component.credit || null,
  }
}

/** A media file as a picture without texts of its own. */
export function pictureFromMedia(file: v.InferOutput<typeof Media>): Picture {
  const smaller = Object.values(file.formats ?? {})
    .filter((size) => size.width < file.width)
    .map((size) => ({ src: addressOf(size.url), width: size.width }))
    .sort((one, other) => one.width - other.width)
  const src = addressOf(file.url)
  return {
    src,
    width: file.width,
    height: file.height,
    alt: file.alternativeText ?? '',
    caption: null,
    credit: null,
    sources: [...smaller, { src, width: file.width }],
  }
}

/** Files of the backend are read through our own origin: `/uploads/x.webp` becomes `/media/x.webp`. */
function addressOf(url: string): string {
  const name = url.slice(url.lastIndexOf('/') + 1)
  return `/media/${encodeURIComponent(decodeURIComponent(name))}`
}
