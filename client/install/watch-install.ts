import { setState } from '../state/store.ts'
import { whenIdle } from '../when-idle.ts'
import { takeEarlyPrompt } from './early-prompt.ts'

/** Listens for the browser's install prompt and for the installation. The head script stored a prompt that came before this code. */
export function watchInstall(): void {
  const early = takeEarlyPrompt()
  if (early) setState('install-way', early)
  window.addEventListener('beforeinstallprompt', (event) => {
    // Otherwise the browser would show its prompt immediately, on top of the page.
    event.preventDefault()
    setState('install-way', event)
  })
  window.addEventListener('appinstalled', () => {
    // Also fires when the reader uses the browser's own menu.
    setState('install-way', undefined)
    import('../analytics/analytics.ts').then((module) => module.sendInstall()).catch(() => null)
  })
  if ('onbeforeinstallprompt' in window) return
  whenIdle()
    .then(() => import('./by-hand.ts'))
    .then(({ ownWayByHand }) => setState('install-way', ownWayByHand()))
    .catch(() => null)
}
