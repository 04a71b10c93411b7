/** How near a picture can be brought: 1 fits the screen. */
export const zoomBounds = { min: 0.1, max: 3 } as const

const step = 0.12
/** A step that ends this close to 1 ends there: whoever zooms out gets the whole picture, not nearly so. */
const snap = 0.05

/** One step closer or further, within the bounds. */
export function nextZoom(zoom: number, direction: 'in' | 'out'): number {
  const target = direction === 'in' ? zoom + step : zoom - step
  const whole = Math.abs(target - 1) < snap ? 1 : target
  return Math.min(Math.max(whole, zoomBounds.min), zoomBounds.max)
}
