// What `/sw.js` is where the service worker is switched off: it takes the place of any other, and goes with all that was kept.

declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('activate', (event) => event.waitUntil(retire()))

async function retire(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}

export {}
