import type { Picture } from '../content/picture.ts'
import { useSite } from '../site-context.tsx'
import { type PicturePlace, ResponsivePicture } from './ResponsivePicture.tsx'

/** A picture with its caption and credit. */
export function Figure({
  picture,
  place,
  first,
}: {
  picture: Picture
  place: PicturePlace
  first?: boolean
}) {
  return (
    <figure className="figure">
      <ResponsivePicture picture={picture} place={place} first={first} />
      <Caption picture={picture} />
    </figure>
  )
}

/** What a picture shows and who made it; nothing if neither is known. */
export function Caption({ picture }: { picture: Picture }) {
  const { t } = useSite()
  if (!picture.caption && !picture.credit) return null
  return (
    <figcaption className="caption">
      {picture.caption}{' '}
      {picture.credit && (
        <span className="caption-credit">{t('article.picture', { credit: picture.credit })}</span>
      )}
    </figcaption>
  )
}
