import { useState } from 'react'
import { useSite } from '../../site-context.tsx'
import type { Photo } from './slides.ts'

interface PhotoSlideProps {
  photo: Photo
  /** Available space, in CSS pixels. */
  rect: { width: number; height: number }
  zoom: number
}

/** A picture as large as fits, loaded at the size it has on screen: zooming in loads a larger file. */
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
      // The size is known before the file has loaded, so nothing shifts.
      style={fitted ?? undefined}
      draggable={false}
      onError={() => setFailed(true)}
    />
  )
}

/** Height reserved for the buttons above and the caption below, in CSS pixels; a zoomed picture extends beneath them. */
const bars = 2 * 64

/** As large as the space allows, but never larger than the file. */
function sizeWithin(rect: PhotoSlideProps['rect'], size: PhotoSlideProps['rect']) {
  const height = Math.max(rect.height - bars, 0)
  const scale = Math.min(rect.width / size.width, height / size.height, 1)
  return { width: Math.round(size.width * scale), height: Math.round(size.height * scale) }
}
