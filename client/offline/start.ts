import { hintedAccount } from '../account/hinted-account.ts'
import { type BuildAnswer, isOfKind, type WorkerMessage } from './messages.ts'
import { sendWaiting } from './outbox.ts'
import { bindToAccount } from './owner.ts'
import { savePage } from './save-page.ts'

/** How long a page must be visible to count as read, in milliseconds. */
const readMs = 3000

interface OfflineReading {
  /** Id of the build that rendered this page. */
  build: string
  /** Whether the connection is good enough to fetch a page a second time for its offline copy. */
  maySavePages: boolean
  /** Whether an address is an article. */
  isArticle: (url: URL) => boolean
}

/**
 * Enables offline reading: registers the service worker, asks it to save the articles read here, and sends the outbox. The page itself
 * needs none of this, so failures are ignored.
 */
export function startOffline({ build, maySavePages, isArticle }: OfflineReading): void {
  // No caching during development.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { serviceWorker } = navigator
  serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(activateWaiting).catch(ignoreFailure)
  serviceWorker.ready.then(askToClaim).catch(ignoreFailure)
  serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
    const answer: BuildAnswer = { kind: 'build', build }
    if (isOfKind(data, 'which-build')) port?.postMessage(answer)
  })
  resume()
  window.addEventListener('online', resume)
  if (maySavePages) saveReadArticles(isArticle)
}

/**
 * A full load is the right moment to activate the next build's service worker: this page has just started, and pages that are already open
 * keep their build's files. Nothing reloads while somebody is reading.
 */
function activateWaiting({ waiting }: ServiceWorkerRegistration): void {
  const message: WorkerMessage = { kind: 'take-over' }
  waiting?.postMessage(message)
}

/** A page that was loading while the service worker activated has no controller: it missed the claim. */
function askToClaim({ active }: ServiceWorkerRegistration): void {
  const message: WorkerMessage = { kind: 'claim' }
  if (!navigator.serviceWorker.controller) active?.postMessage(message)
}

/** Checks the owner before sending the outbox: nothing may go out in another account's name. */
function resume(): void {
  bindToAccount(hintedAccount()).then(sendWaiting).catch(ignoreFailure)
}

function saveReadArticles(isArticle: OfflineReading['isArticle']): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  restartTimer()
  document.addEventListener('visibilitychange', restartTimer)
  window.navigation?.addEventListener('navigatesuccess', restartTimer)

  function restartTimer(): void {
    clearTimeout(timer)
    const { href, pathname } = location
    // A prerendering page is hidden too.
    if (document.hidden || !navigator.onLine || !isArticle(new URL(href))) return
    timer = setTimeout(() => savePage('read', pathname).catch(ignoreFailure), readMs)
  }
}

/** No service worker in this browser or window, no database, or no network right now. */
function ignoreFailure(): void {}
