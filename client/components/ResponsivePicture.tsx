import type { Picture } from '../content/picture.ts'
import { useSite } from '../site-context.tsx'
import { sourcesOf } from './picture-sources.ts'

/**
 * Display width of a picture, by its place. Most are 16 : 9 and cropped to 3 : 2 or to a square, so the file has to be wider than its
 * frame. (Measured at 360, 700, 1024, 1440 and 1920 px.)
 */
const sizes = {
  lead: '(min-width: 84rem) 53rem, (min-width: 64rem) 64vw, 100vw',
  hero: '(min-width: 84rem) 80rem, 100vw',
  body: '(min-width: 84rem) 51rem, (min-width: 64rem) 66vw, 100vw',
  half: '(min-width: 84rem) 45rem, (min-width: 64rem) 53vw, 108vw',
  third: '(min-width: 84rem) 26rem, (min-width: 64rem) 35vw, (min-width: 40rem) 54vw, 100vw',
  quarter: '(min-width: 84rem) 22rem, (min-width: 64rem) 26vw, (min-width: 40rem) 54vw, 50vw',
  row: '(min-width: 66rem) 20rem, (min-width: 40rem) 31vw, 10.75rem',
  thumb: '10.75rem',
  gallery: '(min-width: 84rem) 30rem, (min-width: 64rem) 38vw, (min-width: 40rem) 54vw, 108vw',
  cover: '(min-width: 84rem) 15rem, (min-width: 64rem) 18vw, (min-width: 40rem) 29vw, 44vw',
  'large-cover': '(min-width: 84rem) 27rem, (min-width: 64rem) 32vw, (min-width: 40rem) 45vw, 90vw',
} as const

/** The place of a picture in the layout. */
export type PicturePlace = keyof typeof sizes

interface ResponsivePictureProps {
  picture: Picture
  place: PicturePlace
  /** The largest picture of the first screen: fetched with high priority. */
  first?: boolean
  /** Next to a headline that says it all, a picture needs no alternative text. */
  decorative?: boolean
}

/** A picture in the size its place needs. */
export function ResponsivePicture({
  picture,
  place,
  first = false,
  decorative = false,
}: ResponsivePictureProps) {
  const { resizesPictures } = useSite()
  const sources = sourcesOf(picture, resizesPictures)
    .map(({ src, width }) => `${src} ${width}w`)
    .join(', ')
  return (
    <img
      src={picture.src}
      srcSet={sources || undefined}
      sizes={sources ? sizes[place] : undefined}
      width={picture.width}
      height={picture.height}
      alt={decorative ? '' : picture.alt}
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? 'auto' : 'async'}
    />
  )
}
