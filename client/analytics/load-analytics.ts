import type { View } from '../document/view.tsx'
import { whenIdle } from '../navigation/when-idle.ts'
import type { ShownPage } from './page-views.ts'

/**
 * Starts recording the visit when the browser has nothing else to do.
 * @returns Tells it of each page that comes into view after the first; what comes before its code is there is told later.
 */
export function loadAnalytics(first: View): (view: View) => void {
  const page = pageOf(first)
  const loaded = whenActivated()
    .then(whenIdle)
    .then(() => import('./analytics.ts'))
    .then((room) => room.startAnalytics(page))
    // Nobody reads worse without it.
    .catch(() => null)
  return (view) => {
    const next = pageOf(view)
    loaded.then((analytics) => analytics?.pageShown(next))
  }
}

function pageOf({ payload }: View): ShownPage {
  return { route: payload.route, isPreview: payload.preview !== undefined, url: location.href }
}

/** Settles when the page is asked for: browsers make pages ready ahead that nobody ever opens. */
function whenActivated(): Promise<void> {
  return new Promise((resolve) => {
    if (document.prerendering)
      document.addEventListener('prerenderingchange', () => resolve(), { once: true })
    else resolve()
  })
}
