import type { Picture } from '../content/picture.ts'

/** How wide a picture is shown, by its place. */
const sizes = {
  lead: '(min-width: 84rem) 53rem, (min-width: 64rem) 64vw, 100vw',
  hero: '(min-width: 84rem) 80rem, 100vw',
  body: '(min-width: 48rem) 42rem, 100vw',
  half: '(min-width: 84rem) 39rem, (min-width: 64rem) 48vw, 100vw',
  third: '(min-width: 84rem) 26rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 100vw',
  quarter: '(min-width: 84rem) 19rem, (min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 100vw',
  row: '(min-width: 66rem) 17rem, 26vw',
  thumb: '6rem',
} as const

/** Where a picture stands. */
export type PicturePlace = keyof typeof sizes

interface ResponsivePictureProps {
  picture: Picture
  place: PicturePlace
  /** The largest picture of the first screen: fetched at once, before others. */
  first?: boolean
  /** Beside a headline that says it all, a picture has no words of its own. */
  decorative?: boolean
}

/** A picture in the size that its place needs. */
export function ResponsivePicture({
  picture,
  place,
  first = false,
  decorative = false,
}: ResponsivePictureProps) {
  const sources = picture.sources.map(({ src, width }) => `${src} ${width}w`).join(', ')
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
