import type { PageQuestion } from '../push/page-questions.ts'
import { ownAddress, type PushDetails, pathOfMessage, pushDetailsFrom } from '../push/push-message.ts'

/** How long a page has to confirm that it shows a message, in milliseconds. */
const answerMs = 1000

/**
 * Handles push messages and notification clicks. Parses what FCM sends without its SDK. If a page of the site is visible, it shows the
 * message; otherwise we show a notification.
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

/** WebKit revokes the permission when a push message shows no notification. */
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
      // Always from our own origin, whatever the message asks for.
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

/** Shows the path: focuses a page that has it open, else navigates a page that can be left, else opens a new one. */
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

/** Whether a page does what it's asked. A frozen page, or one without the code, doesn't answer. */
function ask(page: WindowClient, question: PageQuestion): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    setTimeout(resolve, answerMs, false)
    page.postMessage(question, [port2])
  })
}
