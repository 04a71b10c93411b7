import type { View } from '../document/view.tsx'
import { whenIdle } from '../when-idle.ts'
import type { ShownPage } from './page-views.ts'

/**
 * Starts recording the visit once the browser is idle.
 * @returns Call it for each page shown after the first. Pages shown before the code is loaded are recorded afterwards.
 */
export function loadAnalytics(first: View): (view: View) => void {
  const page = pageOf(first)
  const loaded = whenActivated()
    .then(whenIdle)
    .then(() => import('./analytics.ts'))
    .then((module) => module.startAnalytics(page))
    // The page works without it.
    .catch(() => null)
  return (view) => {
    const next = pageOf(view)
    loaded.then((analytics) => analytics?.pageShown(next))
  }
}

function pageOf({ payload }: View): ShownPage {
  return {
    route: payload.route,
    isPreview: payload.preview !== undefined,
    isMetered: payload.route === 'news-id-slug' && payload.props.article.access === 'metered',
    url: location.href,
  }
}

/** Resolves when the page is activated: browsers prerender pages that nobody may ever open. */
function whenActivated(): Promise<void> {
  return new Promise((resolve) => {
    if (document.prerendering)
      document.addEventListener('prerenderingchange', () => resolve(), { once: true })
    else resolve()
  })
}
