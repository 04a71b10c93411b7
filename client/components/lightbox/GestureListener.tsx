import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useController, useLightboxState, type ZoomRef } from 'yet-another-react-lightbox'
import { followGestures } from './gestures.ts'

/** Connects wheel, keys and pointer to the lightbox around it. */
export function GestureListener({ zoomRef }: { zoomRef: RefObject<ZoomRef | null> }) {
  const { containerRef, prev, next, close } = useController()
  const { currentIndex, slides } = useLightboxState()

  const first = useEffectEvent(() => currentIndex > 0 && prev({ count: currentIndex }))
  const last = useEffectEvent(() => {
    const count = slides.length - 1 - currentIndex
    if (count > 0) next({ count })
  })

  useEffect(() => {
    if (!containerRef.current) return
    return followGestures(containerRef.current, {
      zoom: () => zoomRef.current?.zoom ?? 1,
      zoomTo: (zoom, towards) => zoomRef.current?.changeZoom(zoom, true, towards?.x, towards?.y),
      prev,
      next,
      close,
      first: () => first(),
      last: () => last(),
    })
  }, [containerRef, zoomRef, prev, next, close])

  return null
}
