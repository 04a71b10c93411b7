import { useEffect, useMemo, useRef } from 'react'
import Lightbox, { type ControllerRef, type ZoomRef } from 'yet-another-react-lightbox'
import Captions from 'yet-another-react-lightbox/plugins/captions'
import Counter from 'yet-another-react-lightbox/plugins/counter'
import Zoom from 'yet-another-react-lightbox/plugins/zoom'
import { Icon } from '../components/Icon.tsx'
import type { Translate } from '../i18n/translator.ts'
import { useSite } from '../site-context.tsx'
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
  /** Number of the picture to begin with. */
  number: number
  /** Whether opening it made an entry of the browser's history, which closing takes back. */
  hasEntry: boolean
  /** Called when it is gone from the screen. */
  onClosed: () => void
}

/**
 * Pictures over the whole screen. The address names the picture that is shown: a link to it opens here, and the way back closes it.
 * @throws TypeError for sources that are no pictures.
 */
export function LightboxDialog({ sources, firstNumber, number, hasEntry, onClosed }: LightboxDialogProps) {
  const { t } = useSite()
  const slides = useMemo(() => photosOf(sources).map((photo) => withDescription(photo, t)), [sources, t])
  const controller = useRef<ControllerRef>(null)
  const zoom = useRef<ZoomRef>(null)

  useEffect(() => {
    // The way back, or an address changed by hand.
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

  /** Ends in an address without a picture, whoever closed it. */
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
      // The wheel is ours; this only keeps the page behind from hearing of it.
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
        // A page with one picture leads nowhere.
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
