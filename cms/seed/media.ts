import type { SeedPicture } from './picture-list.ts'

/** A size that Strapi makes of a larger picture. */
type MediaFormat = { name: string; width: number; height: number }

/** Strapi's own: no side longer than this. The order is that of its answers. */
const breakpoints = { large: 1000, medium: 750, small: 500 }
const thumbnail = { width: 245, height: 156 }

/** The sizes of a picture, those of Strapi's upload: none is larger than the picture itself. */
export function formatsOf({
  name,
  width,
  height,
}: {
  name: string
  width: number
  height: number
}): Record<string, MediaFormat> {
  const boxes = Object.entries({
    thumbnail,
    ...Object.fromEntries(
      Object.entries(breakpoints).map(([key, side]) => [key, { width: side, height: side }]),
    ),
  })
  return Object.fromEntries(
    boxes
      .filter(([, box]) => width > box.width || height > box.height)
      .map(([key, box]) => [key, { name: `${key}_${name}`, ...fitInside({ width, height }, box) }]),
  )
}

function fitInside(picture: { width: number; height: number }, box: { width: number; height: number }) {
  const scale = Math.min(box.width / picture.width, box.height / picture.height)
  return { width: Math.round(picture.width * scale), height: Math.round(picture.height * scale) }
}

/** A picture as the REST API answers with it. */
export function mediaOf(picture: SeedPicture) {
  const { name, alt, width, height } = picture
  const formats = Object.fromEntries(
    Object.entries(formatsOf(picture)).map(([key, format]) => [
      key,
      { url: addressOf(format.name), width: format.width, height: format.height },
    ]),
  )
  return { url: addressOf(name), width, height, alternativeText: alt, formats }
}

export function addressOf(name: string) {
  return `/uploads/${name}`
}
