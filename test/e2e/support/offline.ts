import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { hydrated, open, type ReaderOptions } from './reader.ts'

/** Console messages for requests that fail without a network, including those on their way to the service worker. */
export const offlineTroubles = [
  /ERR_INTERNET_DISCONNECTED/,
  /\/assets\/\S+ net::ERR_FAILED/,
  /ERR_FAILED \(\S+\/assets\//,
]

/** What a service worker does takes seconds: every question until then costs processor time. */
const patience = { timeout: 120_000, interval: 250 }

/** A page counts as read after three seconds. */
const afterReading = { ...patience, interval: 500 }

/** Opens a page in a separate profile, and waits until the service worker controls it. */
export async function openWithWorker(path: string, options: ReaderOptions = {}): Promise<Page> {
  const page = await open(path, {
    serviceWorkers: 'allow',
    ...options,
    allowed: [...offlineTroubles, ...(options.allowed ?? [])],
  })
  await workerAnswers(page)
  return page
}

/** Waits until the service worker controls a page. */
export async function workerAnswers(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller?.state === "activated"'), patience)
    .toBe(true)
}

/** Reads an article until the browser has an offline copy. */
export async function read(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
  await expect.poll(() => cachedPaths(page, 'schakel-read'), afterReading).toContain(path)
}

/** Disconnects the network, or connects it again. */
export function setOffline(page: Page, isOffline: boolean): Promise<void> {
  return page.context().setOffline(isOffline)
}

/** Paths of the pages in one of the browser's caches. */
export function cachedPaths(page: Page, cache: string): Promise<string[]> {
  return page.evaluate<string[]>(`caches.has('${cache}').then(async (isThere) => isThere
    ? (await (await caches.open('${cache}')).keys()).map(({ url }) => new URL(url)).filter(({ search }) => search === '').map(({ pathname }) => pathname)
    : [])`)
}

/** Names of all caches. */
export function cacheNames(page: Page): Promise<string[]> {
  return page.evaluate<string[]>('caches.keys()')
}

/** The content of all caches, including headers, as one text. */
export function everythingCached(page: Page): Promise<string> {
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

/** The same of everything else that a page can keep: its storages and databases. */
export function everythingStored(page: Page): Promise<string> {
  return page.evaluate<string>(`(async () => {
    const done = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const { name } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name))
      for (const store of database.objectStoreNames)
        texts.push(JSON.stringify(await done(database.transaction(store).objectStore(store).getAll())))
      database.close()
    }
    return texts.join('\\n')
  })()`)
}

/** Number of entries in the outbox. */
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
