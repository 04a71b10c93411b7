import type { PageQuestion } from '../push/page-questions.ts'
import { ownAddress, type PushDetails, pathOfMessage, pushDetailsFrom } from '../push/push-message.ts'

/** How long a page has to say that it shows a message, in milliseconds. */
const answerMs = 1000

/**
 * Listens to what is pushed to this browser, and to presses on what it shows of that. Messages are read as FCM sends them, without
 * its SDK. Whoever looks at the site at that moment is told in the page; all others by a notification.
 */
export function handlePush(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('push', (event) => {
    const details = pushDetailsFrom(event.data?.text() ?? '')
    if (details?.message.notification?.title) event.waitUntil(tell(worker, details))
  })
  worker.addEventListener('notificationclick', (event) => {
    const { notification } = event
    notification.close()
    event.waitUntil(open(worker, pathIn(notification.data)))
  })
}

async function tell(worker: ServiceWorkerGlobalScope, details: PushDetails): Promise<void> {
  const { origin } = worker.location
  const path = pathOfMessage(details.message, origin)
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const seen = pages.find(({ visibilityState }) => visibilityState === 'visible')
  const question: PageQuestion = { kind: 'push-message', message: details.message, path }
  if (seen && !mustAlwaysNotify(worker.navigator.userAgent) && (await ask(seen, question))) return
  await worker.registration.showNotification(...notificationOf(details, path, origin))
}

/** WebKit takes the permission away from who receives messages and shows nothing. */
function mustAlwaysNotify(userAgent: string): boolean {
  return /AppleWebKit/.test(userAgent) && !/Chrom(?:e|ium)\//.test(userAgent)
}

function notificationOf(
  { message: { notification = {} }, tag, lang }: PushDetails,
  path: string,
  origin: string,
): [title: string, options: NotificationOptions] {
  const { title = '', body = '', image } = notification
  const picture = ownAddress(image, origin)
  return [
    title,
    {
      body,
      // Of our own origin, whatever the message names.
      icon: '/icon-192.png',
      badge: '/badge-96.png',
      data: { path },
      ...(picture ? { image: picture } : {}),
      ...(tag ? { tag } : {}),
      ...(lang ? { lang } : {}),
    },
  ]
}

function pathIn(data: unknown): string {
  const isOurs = typeof data === 'object' && data !== null && 'path' in data && typeof data.path === 'string'
  return isOurs ? String(data.path) : '/'
}

/** Brings the page to the front: where it is open already, else in a page of ours that can be left, else in a new one. */
async function open(worker: ServiceWorkerGlobalScope, path: string): Promise<void> {
  const address = new URL(path, worker.location.origin).href
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = pages.find(({ url }) => url === address)
  const [other] = pages.toSorted((one, two) => rank(two) - rank(one))
  const page = there ?? (other && (await ask(other, { kind: 'push-opened', path })) ? other : undefined)
  if (page) await page.focus()
  else await worker.clients.openWindow(address)
}

function rank({ focused, visibilityState }: WindowClient): number {
  return focused ? 2 : visibilityState === 'visible' ? 1 : 0
}

/** Whether a page does what it is asked; one that sleeps, or has no code for it, does not. */
function ask(page: WindowClient, question: PageQuestion): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    setTimeout(resolve, answerMs, false)
    page.postMessage(question, [port2])
  })
}
