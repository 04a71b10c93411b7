import { findAccount } from './account/find-account.ts'
import { whenRenamed } from './account/rename-account.ts'
import { watchAccount } from './account/watch-account.ts'
import { loadAnalytics } from './analytics/load-analytics.ts'
import type { View } from './document/view.tsx'
import { watchInstall } from './install/watch-install.ts'
import { watchBuilds } from './navigation/builds.ts'
import { startNavigation } from './navigation/navigate.ts'
import { clearPrefetched } from './navigation/payload-fetch.ts'
import { startPrefetch } from './navigation/prefetch.ts'
import type { Show } from './navigation/Screen.tsx'
import { loadOffline, updateServiceWorker } from './offline/load-offline.ts'
import { loadPush } from './push/load-push.ts'
import { keepFallbackFonts } from './styles/late-fonts.ts'

/** Name of the user timing that says when navigation was taken over. */
const movingMark = 'schakel:moving'

/**
 * What a page does once it reads and works: moves to other pages without a full load, fetches ahead, and notices new builds.
 * A chunk of its own, so that none of it holds up the first page.
 */
export function startMoving(first: View, show: Show): void {
  keepFallbackFonts()
  watchAccount()
  whenRenamed(clearPrefetched)
  findAccount()
  watchInstall()
  loadPush()
  const onShown = loadAnalytics(first)
  loadOffline(first)
  // Older browsers load pages.
  if (!('navigation' in window)) return
  const { markStale } = startNavigation({ first, show, onShown })
  watchBuilds({
    id: first.payload.build,
    onStale() {
      markStale()
      updateServiceWorker()
    },
  })
  startPrefetch()
  // From here on a click is no full load any more: measurable in the field, as other milestones of a page are.
  performance.mark(movingMark)
}
