/** Zoom limits; 1 fits the screen. */
export const zoomBounds = { min: 0.1, max: 3 } as const

const step = 0.12
/** A step that ends this close to 1 snaps to it, so zooming out ends at exactly the whole picture. */
const snap = 0.05

/** One step in or out, within the limits. */
export function nextZoom(zoom: number, direction: 'in' | 'out'): number {
  const target = direction === 'in' ? zoom + step : zoom - step
  const whole = Math.abs(target - 1) < snap ? 1 : target
  return Math.min(Math.max(whole, zoomBounds.min), zoomBounds.max)
}
