import { useEffect, useMemo, useRef } from 'react'
import Lightbox, { type ControllerRef, type ZoomRef } from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import type { Translate } from '../../i18n/translator.ts'
import { useSite } from '../../site-context.tsx'
import { Icon } from '../Icon.tsx'
import { GestureListener } from './GestureListener.tsx'
import './lightbox.css'
import { PhotoSlide } from './PhotoSlide.tsx'
import { photoAnchor, photoNumberIn } from './photo-address.ts'
import { type LightboxSource, type Photo, photosOf } from './slides.ts'
import { ZoomButtons } from './ZoomButtons.tsx'
import { zoomBounds } from './zoom.ts'

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    photo: Photo
  }
}

interface LightboxDialogProps {
  sources: readonly LightboxSource[]
  /** Number of the first picture on the page, counted from 1. */
  firstNumber: number
  /** Number of the picture to open. */
  number: number
  /** Whether opening it pushed a history entry, which closing goes back from. */
  hasEntry: boolean
  /** Called when it has disappeared from the screen. */
  onClosed: () => void
}

/**
 * Shows pictures over the whole screen. The address names the current picture: a link to it opens the lightbox, and Back closes it.
 * @throws TypeError for sources that aren't pictures.
 */
export function LightboxDialog({ sources, firstNumber, number, hasEntry, onClosed }: LightboxDialogProps) {
  const { t } = useSite()
  const slides = useMemo(() => photosOf(sources).map((photo) => withDescription(photo, t)), [sources, t])
  const controller = useRef<ControllerRef>(null)
  const zoom = useRef<ZoomRef>(null)

  useEffect(() => {
    // Back was pressed, or the address was edited.
    function follow() {
      if (!controller.current) return
      const { prev, next, close, getLightboxState } = controller.current
      const wanted = (photoNumberIn(location.hash) ?? 0) - firstNumber
      const count = wanted - getLightboxState().currentIndex
      if (wanted < 0 || wanted >= slides.length) close()
      else if (count > 0) next({ count })
      else if (count < 0) prev({ count: -count })
    }
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [firstNumber, slides])

  /** Removes the picture from the address, however the lightbox was closed. */
  function leaveAddress() {
    if (photoNumberIn(location.hash) === null) return
    if (hasEntry) history.back()
    else history.replaceState(history.state, '', location.pathname + location.search)
  }

  return (
    <Lightbox
      open
      close={onClosed}
      index={number - firstNumber}
      slides={slides}
      plugins={[Zoom, Captions, Counter]}
      className="lightbox night"
      carousel={{ finite: true, padding: 0, spacing: '5%' }}
      animation={{ fade: 200, swipe: 300, zoom: 150 }}
      controller={{ ref: controller, disableSwipeNavigation: true }}
      // We handle the wheel ourselves; this only keeps the page behind from scrolling.
      zoom={{
        ref: zoom,
        minZoom: zoomBounds.min,
        maxZoom: zoomBounds.max,
        supports: ['photo'],
        scrollToZoom: true,
        doubleClickMaxStops: 1,
      }}
      captions={{ descriptionMaxLines: 8 }}
      counter={{ separator: t('lightbox.of') }}
      labels={{
        Lightbox: t('lightbox.title'),
        'Photo gallery': t('lightbox.pictures'),
        Carousel: t('lightbox.series'),
        Slide: t('lightbox.picture'),
        Caption: t('lightbox.caption'),
        '{index} of {total}': t('lightbox.position', { index: '{index}', total: '{total}' }),
        Previous: t('lightbox.previous'),
        Next: t('lightbox.next'),
        Close: t('lightbox.close'),
      }}
      on={{
        view: ({ index }) => showInAddress(firstNumber + index),
        exiting: leaveAddress,
      }}
      render={{
        slide: ({ slide, rect, zoom }) =>
          slide.type === 'photo' ? <PhotoSlide photo={slide} rect={rect} zoom={zoom ?? 1} /> : null,
        controls: () => <GestureListener zoomRef={zoom} />,
        buttonZoom: ({ zoom, changeZoom }) => <ZoomButtons zoom={zoom} changeZoom={changeZoom} />,
        iconPrev: () => <Icon name="arrow-left" />,
        iconNext: () => <Icon name="arrow-right" />,
        iconClose: () => <Icon name="x" />,
        // No arrows for a single picture.
        ...(slides.length === 1 && { buttonPrev: () => null, buttonNext: () => null }),
      }}
    />
  )
}

function showInAddress(number: number): void {
  if (photoNumberIn(location.hash) !== number)
    history.replaceState(history.state, '', `#${photoAnchor(number)}`)
}

function withDescription(photo: Photo, t: Translate): Photo & { description?: string } {
  const credit = photo.credit && t('article.picture', { credit: photo.credit })
  const description = [photo.caption, credit].filter(Boolean).join(' ')
  return description ? { ...photo, description } : photo
}
