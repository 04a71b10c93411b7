import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * The width of an element, so that a drawing inside it keeps its font size.
 * @param first In pixels, until it is measured.
 */
export function useWidth(first: number): [RefObject<HTMLDivElement>, number] {
  const place = useRef(null)
  const [width, setWidth] = useState(first)
  useEffect(() => {
    if (!place.current) return undefined
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(200, Math.round(entry.contentRect.width)))
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return [place, width]
}
