import { hintedAccount } from '../account/hinted-account.ts'
import { keepPage } from './keep-page.ts'
import { type BuildAnswer, isOfKind, type WorkerMessage } from './messages.ts'
import { sendWaiting } from './outbox.ts'
import { keepToAccount } from './owner.ts'

/** How long a page is looked at before it counts as read, in milliseconds. */
const readMs = 3000

interface OfflineReading {
  /** Id of the build that made this page. */
  build: string
  /** Whether the connection is wide enough to fetch a page once more for its copy. */
  mayKeep: boolean
  /** Whether the page at an address is one that is read: an article. */
  isReading: (url: URL) => boolean
}

/**
 * Makes the site readable without a network: registers the service worker, has it keep the articles that are read here, and sends what
 * had to wait. Nothing of it is needed for the page itself, so whatever fails leaves things as they are.
 */
export function startOffline({ build, mayKeep, isReading }: OfflineReading): void {
  // While developing, nothing comes from copies.
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const { serviceWorker } = navigator
  serviceWorker.register('/sw.js', { updateViaCache: 'none' }).then(letSuccessorIn).catch(withoutIt)
  serviceWorker.ready.then(askToClaim).catch(withoutIt)
  serviceWorker.addEventListener('message', ({ data, ports: [port] }) => {
    const answer: BuildAnswer = { kind: 'build', build }
    if (isOfKind(data, 'which-build')) port?.postMessage(answer)
  })
  comeBack()
  window.addEventListener('online', comeBack)
  if (mayKeep) keepWhatIsRead(isReading)
}

/**
 * A full load is the moment for the service worker of the next build: this page has just begun, and those that are open already keep
 * the files of theirs. Nothing is reloaded under a reader's hands.
 */
function letSuccessorIn({ waiting }: ServiceWorkerRegistration): void {
  const message: WorkerMessage = { kind: 'take-over' }
  waiting?.postMessage(message)
}

/** A page that was on its way while the service worker became active belongs to nobody: the claim at that moment passed it by. */
function askToClaim({ active }: ServiceWorkerRegistration): void {
  const message: WorkerMessage = { kind: 'claim' }
  if (!navigator.serviceWorker.controller) active?.postMessage(message)
}

/** First whose browser this is, then what waits: nothing goes out in another's name. */
function comeBack(): void {
  keepToAccount(hintedAccount()).then(sendWaiting).catch(withoutIt)
}

function keepWhatIsRead(isReading: OfflineReading['isReading']): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  lookAt()
  document.addEventListener('visibilitychange', lookAt)
  window.navigation?.addEventListener('navigatesuccess', lookAt)

  function lookAt(): void {
    clearTimeout(timer)
    const { href, pathname } = location
    // A page that is being prepared is hidden as well.
    if (document.hidden || !navigator.onLine || !isReading(new URL(href))) return
    timer = setTimeout(() => keepPage('read', pathname).catch(withoutIt), readMs)
  }
}

/** No service worker in this browser or window, no database, or no network at this moment. */
function withoutIt(): void {}
