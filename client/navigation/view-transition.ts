import type { View } from '../document/view.tsx'
import { routes } from '../routes.ts'

/**
 * Whether moving from one view to another is animated: never to or from the error screen or a route that has no transition,
 * nor for readers who want no motion.
 */
export function mayAnimate(...views: View[]): boolean {
  if (!('startViewTransition' in document)) return false
  return matchMedia('(prefers-reduced-motion: no-preference)').matches && views.every(hasTransition)
}

function hasTransition({ payload: { route } }: View): boolean {
  if (route === 'error') return false
  return route === 'not-found' || routes[route].transition
}

/**
 * Lets the browser fade from what it shows to what it shows after a change.
 * @returns Settles when the change is made, before the animation.
 */
export function animate(change: () => Promise<unknown>): Promise<void> {
  const { ready, updateCallbackDone } = document.startViewTransition(change)
  // A page that is outrun by the next one, or out of sight, changes all the same.
  ready.catch(() => {})
  return updateCallbackDone
}
