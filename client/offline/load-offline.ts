import type { View } from '../document/view.tsx'
import { pageAt } from '../navigation/page-address.ts'
import { maySpendData } from '../navigation/prefetch.ts'
import { routes } from '../routes.ts'
import { whenIdle } from '../when-idle.ts'

/** Starts offline support once the browser is idle. */
export function loadOffline({ payload: { build } }: View): void {
  if (!('serviceWorker' in navigator)) return
  whenIdle()
    .then(() => import('./start.ts'))
    .then(({ startOffline }) => startOffline({ build, maySavePages: maySpendData(), isArticle }))
    // The page works without it.
    .catch(() => null)
}

/** Checks for a newer build's service worker, which takes over at the next full load. */
export async function updateServiceWorker(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  // Without a network, retried later.
  await registration?.update().catch(() => null)
}

function isArticle(url: URL): boolean {
  const page = pageAt(url, location.origin)
  return page !== null && routes[page.name].shows === 'content'
}
