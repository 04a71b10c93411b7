import { isKeepMessage, isOfKind } from '../offline/messages.ts'
import { outboxTag, sendWaiting } from '../offline/outbox.ts'
import { answerFile, dropOldFiles, fillShell } from './files.ts'
import { keepPage } from './keep.ts'
import { answerData, answerPage, fromNetwork } from './pages.ts'
import { handlePush } from './push.ts'
import { isOutOfReach } from './reach.ts'
import { answerSave } from './save.ts'
import { wayOf } from './ways.ts'

// The service worker: `/sw.js`. It keeps what can be read offline, answers for pages out of reach, and sends what had to wait.
// The worker writes the facts of its build in front of it, so each build has a service worker of its own.

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(fillShell()))

self.addEventListener('activate', (event) => event.waitUntil(takeUp()))

self.addEventListener('fetch', (event) => {
  const way = wayOf(event.request, self.location.origin, shell.networkOnly)
  // The browser has files of a build for good once it has them; answered from here as well, they would be fetched and kept twice.
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
  // Without a network, or on a full disk, there is nothing to be done about it.
  else if (isKeepMessage(data)) event.waitUntil(keepPage(data.shelf, data.path).catch(() => {}))
})

self.addEventListener('sync', (event: Event) => {
  if (!(event instanceof ExtendableEvent) || !('tag' in event) || event.tag !== outboxTag) return
  event.waitUntil(
    sendWaiting().then((isDone) => {
      // The browser tries again later.
      if (!isDone) throw new Error('Some of it could not be sent')
    }),
  )
})

handlePush(self)

async function takeUp(): Promise<void> {
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
  await dropOldFiles()
}
