import { useSite } from '../../site-context.tsx'
import { Icon } from '../Icon.tsx'
import { nextZoom, zoomBounds } from './zoom.ts'

interface ZoomButtonsProps {
  zoom: number
  changeZoom: (zoom: number) => void
}

/** Zoom in and out. At a limit the button keeps its place and the focus but does nothing. */
export function ZoomButtons({ zoom, changeZoom }: ZoomButtonsProps) {
  const { t } = useSite()
  return (
    <>
      <button
        className="yarl__button"
        type="button"
        title={t('lightbox.zoom-in')}
        aria-label={t('lightbox.zoom-in')}
        aria-disabled={zoom >= zoomBounds.max}
        onClick={() => changeZoom(nextZoom(zoom, 'in'))}
      >
        <Icon name="zoom-in" />
      </button>
      <button
        className="yarl__button"
        type="button"
        title={t('lightbox.zoom-out')}
        aria-label={t('lightbox.zoom-out')}
        aria-disabled={zoom <= zoomBounds.min}
        onClick={() => changeZoom(nextZoom(zoom, 'out'))}
      >
        <Icon name="zoom-out" />
      </button>
    </>
  )
}
