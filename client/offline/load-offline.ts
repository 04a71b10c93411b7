import type { View } from '../document/view.tsx'
import { pageAt } from '../navigation/page-address.ts'
import { maySpendData } from '../navigation/prefetch.ts'
import { whenIdle } from '../navigation/when-idle.ts'

/** Sees to reading offline when the browser has nothing else to do. */
export function loadOffline({ payload: { build } }: View): void {
  if (!('serviceWorker' in navigator)) return
  whenIdle()
    .then(() => import('./start.ts'))
    .then((room) => room.startOffline({ build, mayKeep: maySpendData(), isReading }))
    // Nobody reads worse without it.
    .catch(() => null)
}

/** Fetches the service worker of a newer build, which takes its place at the next full load. */
export async function fetchSuccessor(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  // Without a network, another time.
  await registration?.update().catch(() => null)
}

function isReading(url: URL): boolean {
  return pageAt(url, location.origin)?.name === 'news-id-slug'
}
