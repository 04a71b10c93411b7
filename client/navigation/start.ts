import type { View } from '../document/view.tsx'
import { watchBuilds } from './builds.ts'
import { startNavigation } from './navigate.ts'
import { startPrefetch } from './prefetch.ts'
import type { Show } from './Screen.tsx'

/**
 * What a page does once it reads and works: moves to other pages without a full load, fetches ahead, and notices new builds.
 * A chunk of its own, so that none of it holds up the first page.
 */
export function startMoving(first: View, show: Show): void {
  const { markOutdated } = startNavigation({ first, show })
  watchBuilds({ id: first.payload.build, onOutdated: markOutdated })
  startPrefetch()
}
