import type { View } from '../document/view.tsx'
import { routes } from '../routes.ts'

/**
 * Whether a change of views is animated: never to or from the error screen or a route without transition, and not for readers who prefer
 * reduced motion.
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
 * Animates a change with the browser's view transitions.
 * @returns Resolves when the change is made, before the animation ends.
 */
export function animate(change: () => Promise<unknown>): Promise<void> {
  const { ready, updateCallbackDone } = document.startViewTransition(change)
  // A transition that is skipped, or on a hidden page, still makes its change.
  ready.catch(() => {})
  return updateCallbackDone
}
