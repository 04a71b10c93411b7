import { whenIdle } from '../navigation/when-idle.ts'
import { setState } from '../state/store.ts'

/**
 * Hears whether this device takes the site among its apps, and when it has. It stands in the first chunk behind the page, because
 * a browser says so once, and to nobody in particular: what was said before comes again with the next full load.
 */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The browser would ask at once, over whatever is being read.
    event.preventDefault()
    setState('install-way', event)
  })
  window.addEventListener('appinstalled', () => {
    // Through the browser's own menu too.
    setState('install-way', undefined)
    import('../analytics/analytics.ts').then((room) => room.sendInstall()).catch(() => null)
  })
  if ('onbeforeinstallprompt' in window) return
  whenIdle()
    .then(() => import('./by-hand.ts'))
    .then(({ ownWayByHand }) => setState('install-way', ownWayByHand()))
    .catch(() => null)
}
