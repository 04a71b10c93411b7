import { isOfKind, isSaveMessage } from '../offline/messages.ts'
import { outboxTag, sendWaiting } from '../offline/outbox.ts'
import { answerFile, dropOldFiles, fillShell } from './files.ts'
import { answerData, answerPage, fromNetwork } from './pages.ts'
import { handlePush } from './push.ts'
import { isOutOfReach } from './reach.ts'
import { answerSave } from './save-form.ts'
import { savePage } from './save-page.ts'
import { wayOf } from './ways.ts'

// The service worker, served as `/sw.js`. Stores pages for offline reading, answers for pages out of reach, and sends the outbox. The
// worker prepends the data of its build, so every build has its own service worker.

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(fillShell()))

self.addEventListener('activate', (event) => event.waitUntil(activate()))

self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, self.location.origin, shell.networkOnly)
  // The browser's HTTP cache already stores build files for good. Answering them here would fetch and store them twice.
  if (way === 'untouched' || (way === 'file' && !isOutOfReach())) return
  if (way === 'file') event.respondWith(answerFile(event.request))
  else if (way === 'save') event.respondWith(answerSave(event))
  else if (way === 'data') event.respondWith(answerData(event))
  else event.respondWith(way === 'page' ? answerPage(event) : fromNetwork(event))
})

self.addEventListener('message', (event) => {
  const { data } = event
  if (isOfKind(data, 'take-over')) event.waitUntil(self.skipWaiting())
  else if (isOfKind(data, 'claim')) event.waitUntil(self.clients.claim())
  // Without a network, or with full storage, nothing can be done.
  else if (isSaveMessage(data)) event.waitUntil(savePage(data.shelf, data.path).catch(() => {}))
})

self.addEventListener('sync', (event: Event) => {
  if (!(event instanceof ExtendableEvent) || !('tag' in event) || event.tag !== outboxTag) return
  event.waitUntil(
    sendWaiting().then((isDone) => {
      // The browser retries later.
      if (!isDone) throw new Error('Some of it could not be sent')
    }),
  )
})

handlePush(self)

async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
  await dropOldFiles()
}
