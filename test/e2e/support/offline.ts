import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { hydrated, open, type ReaderOptions } from './reader.ts'

/** What the browser says of requests that fail for want of a network; of those that were on their way to the service worker, too. */
export const offlineTroubles = [
  /ERR_INTERNET_DISCONNECTED/,
  /\/assets\/\S+ net::ERR_FAILED/,
  /ERR_FAILED \(\S+\/assets\//,
]

const patience = { timeout: 30_000 }

/** Opens a page in a profile of its own, and waits until the service worker answers for it. */
export async function openWithWorker(path: string, options: ReaderOptions = {}): Promise<Page> {
  const page = await open(path, {
    serviceWorkers: 'allow',
    ...options,
    allowed: [...offlineTroubles, ...(options.allowed ?? [])],
  })
  await workerAnswers(page)
  return page
}

/** Waits until the service worker answers for a page. */
export async function workerAnswers(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller?.state === "activated"'), patience)
    .toBe(true)
}

/** Reads an article until the browser holds it for reading offline. */
export async function read(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await expect.poll(() => kept(page, 'schakel-read'), patience).toContain(path)
}

/** Takes the network away, or gives it back. */
export function setOffline(page: Page, isOffline: boolean): Promise<void> {
  return page.context().setOffline(isOffline)
}

/** Paths of the pages in one of the browser's caches. */
export function kept(page: Page, cache: string): Promise<string[]> {
  return page.evaluate<string[]>(`caches.has('${cache}').then(async (isThere) => isThere
    ? (await (await caches.open('${cache}')).keys()).map(({ url }) => new URL(url)).filter(({ search }) => search === '').map(({ pathname }) => pathname)
    : [])`)
}

/** Names of all caches. */
export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate<string[]>('caches.keys()')
}

/** Everything that stands in any cache, headers included, as one text. */
export function everythingKept(page: Page): Promise<string> {
  return page.evaluate<string>(`(async () => {
    const texts = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        texts.push(request.url, decodeURIComponent(JSON.stringify([...response.headers]).replaceAll('%', '%25')), await response.text())
      }
    }
    return texts.join('\\n')
  })()`)
}

/** How many errands wait for a connection. */
export function waitingEntries(page: Page): Promise<number> {
  return page.evaluate<number>(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('schakel-offline')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      if (!database.objectStoreNames.contains('errands')) { database.close(); resolve(0); return }
      const count = database.transaction('errands').objectStore('errands').count()
      count.onsuccess = () => { database.close(); resolve(count.result) }
    }
  })`)
}
