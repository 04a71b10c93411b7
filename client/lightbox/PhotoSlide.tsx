import { useState } from 'react'
import { useSite } from '../site-context.tsx'
import type { Photo } from './slides.ts'

interface PhotoSlideProps {
  photo: Photo
  /** Room for it, in CSS pixels. */
  rect: { width: number; height: number }
  zoom: number
}

/** A picture as large as fits, in the file that its size on the screen needs: zooming in fetches a larger one. */
export function PhotoSlide({ photo, rect, zoom }: PhotoSlideProps) {
  const { t } = useSite()
  const [hasFailed, setFailed] = useState(false)
  if (hasFailed)
    return (
      <p className="lightbox-failed">
        {t('lightbox.failed')} {photo.alt}
      </p>
    )
  const fitted = photo.size && sizeWithin(rect, photo.size)
  return (
    <img
      className="lightbox-photo"
      src={photo.src}
      srcSet={photo.srcSet}
      sizes={fitted ? `${Math.ceil(fitted.width * Math.max(zoom, 1))}px` : '100vw'}
      alt={photo.alt}
      // Known before the file is there, so nothing moves when it arrives.
      style={fitted ?? undefined}
      draggable={false}
      onError={() => setFailed(true)}
    />
  )
}

/** Above and below a whole picture stay the buttons and the caption, in CSS pixels; one that is zoomed in goes below them. */
const bars = 2 * 64

/** As large as the room allows, but never larger than the file. */
function sizeWithin(rect: PhotoSlideProps['rect'], size: PhotoSlideProps['rect']) {
  const height = Math.max(rect.height - bars, 0)
  const scale = Math.min(rect.width / size.width, height / size.height, 1)
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
}
