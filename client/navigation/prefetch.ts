import { pages } from '../pages.ts'
import { type OpenRouteName, routes } from '../routes.ts'
import { createQueue } from './chunk-queue.ts'
import { type PageAddress, pageBehind } from './page-address.ts'
import { prefetchPayload } from './payload-fetch.ts'

/** Idle time after load and after each navigation, in milliseconds. */
const idleMs = 1000

/** How long a pointer must rest on a link before its data is prefetched, in milliseconds: passing over it isn't enough. */
const restMs = 50

/** Maximum number of concurrent chunk requests. */
const maxConcurrent = 4

const loadAhead = createQueue(loadPageCode, maxConcurrent)
const seenLinks = new WeakSet<Element>()
let idleTimer: ReturnType<typeof setTimeout> | undefined
let restTimer: ReturnType<typeof setTimeout> | undefined

/** Starts prefetching: the chunks behind visible links when idle, and the data behind a link that the reader points at or focuses. */
export function startPrefetch(): void {
  if (!maySpendData()) return
  const watcher = new IntersectionObserver(cameIntoView)
  watchLinks(watcher)
  window.navigation.addEventListener('navigatesuccess', () => watchLinks(watcher))
  // A click came first; the navigation fetches the data itself.
  window.navigation.addEventListener('navigate', () => clearTimeout(restTimer))
  document.addEventListener('mouseover', ({ target }) => turnTo(target, restMs))
  document.addEventListener('focusin', ({ target }) => turnTo(target, restMs))
  document.addEventListener('touchstart', ({ target }) => turnTo(target, 0), { passive: true })
}

/** @throws Error without a connection, which may have been lost while waiting in the queue: it can be retried. */
async function loadPageCode(name: OpenRouteName): Promise<void> {
  if (!navigator.onLine) throw new Error('There is no connection')
  await pages[name]()
}

/** Whether the connection is fast and cheap enough to fetch what may never be read. */
export function maySpendData(): boolean {
  const { connection } = navigator
  return !connection?.saveData && !/2g$/.test(connection?.effectiveType ?? '')
}

function watchLinks(watcher: IntersectionObserver): void {
  clearTimeout(idleTimer)
  idleTimer = setTimeout(() => {
    if ('requestIdleCallback' in window) requestIdleCallback(watch)
    else watch()
  }, idleMs)

  function watch() {
    for (const link of document.querySelectorAll('a[href^="/"]')) {
      if (seenLinks.has(link)) continue
      seenLinks.add(link)
      watcher.observe(link)
    }
  }
}

function cameIntoView(entries: IntersectionObserverEntry[], watcher: IntersectionObserver): void {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting || !navigator.onLine) continue
    watcher.unobserve(target)
    const page = pageOf(target)
    if (page) loadAhead(page.name)
  }
}

function turnTo(target: EventTarget | null, afterMs: number): void {
  clearTimeout(restTimer)
  const page = target instanceof Element && pageOf(target.closest('a[href]'))
  if (!page || isShown(page.url) || !navigator.onLine) return
  restTimer = setTimeout(() => {
    loadAhead(page.name)
    // Requesting the data of a short link would count as a click.
    if (routes[page.name].shows !== 'link') prefetchPayload(page.url)
  }, afterMs)
}

function pageOf(link: Element | null): PageAddress | null {
  if (!(link instanceof HTMLAnchorElement)) return null
  const { href, target } = link
  return pageBehind({ href, target, isDownload: link.hasAttribute('download') }, location.origin)
}

function isShown({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search
}
