import { whenIdle } from '../navigation/when-idle.ts'
import { setState } from '../state/store.ts'
import { takeEarlyPrompt } from './early-prompt.ts'

/** Hears whether this device takes the site among its apps, and when it has. What was said before this code came is kept in the head. */
export function watchInstall(): void {
  const early = takeEarlyPrompt()
  if (early) setState('install-way', early)
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
