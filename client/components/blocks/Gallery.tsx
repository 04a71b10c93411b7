import { useId } from 'react'
import type { Picture } from '../../content/picture.ts'
import { photoAnchor } from '../../lightbox/photo-address.ts'
import { useLightbox } from '../../lightbox/use-lightbox.tsx'
import { useSite } from '../../site-context.tsx'
import { Caption } from '../Figure.tsx'
import { ResponsivePicture } from '../ResponsivePicture.tsx'

interface GalleryProps {
  title: string | null
  pictures: Picture[]
  /** Where a page has more galleries: the number of its first picture, counted over all of them. */
  firstNumber?: number
}

/** A series of pictures; each opens over the whole screen, or leads to its full size without script. The page needs the texts of `lightbox`. */
export function Gallery({ title, pictures, firstNumber = 1 }: GalleryProps) {
  const { t } = useSite()
  const id = `gallery${useId()}`
  const { open, dialog } = useLightbox(pictures, firstNumber)
  if (pictures.length === 0) return null
  // The first of an odd number has a row of its own.
  const isOdd = pictures.length < 6 && pictures.length % 2 === 1
  return (
    <section className="gallery block-wide" aria-labelledby={id}>
      <h2 id={id}>{title ?? t('article.gallery')}</h2>
      <ul className={`gallery-pictures gallery-of-${Math.min(pictures.length, 6)}`}>
        {pictures.map((picture, index) => (
          <li key={picture.src}>
            <figure className="figure">
              <a
                id={photoAnchor(firstNumber + index)}
                href={picture.src}
                aria-label={t('article.open-picture', { alt: picture.alt })}
                onClick={(event) => open(event, firstNumber + index)}
              >
                <ResponsivePicture picture={picture} place={index === 0 && isOdd ? 'body' : 'gallery'} />
              </a>
              <Caption picture={picture} />
            </figure>
          </li>
        ))}
      </ul>
      {dialog}
    </section>
  )
}
