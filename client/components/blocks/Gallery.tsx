import { useId } from 'react'
import type { Picture } from '../../content/picture.ts'
import { useSite } from '../../site-context.tsx'
import { Caption } from '../Figure.tsx'
import { ResponsivePicture } from '../ResponsivePicture.tsx'

/** A series of pictures; each leads to its full size. */
export function Gallery({ title, pictures }: { title: string | null; pictures: Picture[] }) {
  const { t } = useSite()
  const id = `gallery${useId()}`
  if (pictures.length === 0) return null
  return (
    <section className="gallery block-wide" aria-labelledby={id}>
      <h2 id={id}>{title ?? t('article.gallery')}</h2>
      <ul className={`gallery-pictures gallery-of-${Math.min(pictures.length, 6)}`}>
        {pictures.map((picture) => (
          <li key={picture.src}>
            <figure className="figure">
              <a href={picture.src} aria-label={t('article.open-picture', { alt: picture.alt })}>
                <ResponsivePicture picture={picture} place="body" />
              </a>
              <Caption picture={picture} />
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
