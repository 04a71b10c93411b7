import { useId } from 'react'
import type { Picture } from '../../content/picture.ts'
import { useSite } from '../../site-context.tsx'
import { Caption } from '../Figure.tsx'
import { photoAnchor } from '../lightbox/photo-address.ts'
import { useLightbox } from '../lightbox/use-lightbox.tsx'
import { ResponsivePicture } from '../ResponsivePicture.tsx'

interface GalleryProps {
  title: string | null
  pictures: Picture[]
  /** Number of its first picture, counted over all galleries of the page. */
  firstNumber?: number
}

/** A series of pictures. Each opens in the lightbox, or links to its full size without script. The page needs the texts of `lightbox`. */
export function Gallery({ title, pictures, firstNumber = 1 }: GalleryProps) {
  const { t } = useSite()
  const id = `gallery${useId()}`
  const { open, dialog } = useLightbox(pictures, firstNumber)
  if (pictures.length === 0) return null
  // With an odd number, the first gets its own row.
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
