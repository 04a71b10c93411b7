import type { EventType } from '../content/event-types.ts'
import type { PageFacts } from '../page-facts.ts'
import { isSecretAddress, routes } from '../routes.ts'
import { isExcludedFromPageViews } from './excluded-pages.ts'
import type { EventDetails } from './track.ts'

/** A page that is shown. */
export interface ShownPage {
  route: PageFacts['route']
  /** Whether it is a draft, shown to an editor. */
  isPreview: boolean
  /** Whether it is one of the articles of which a month has a few for free. */
  isMetered?: boolean
  /** Full address. */
  url: string
}

/** The event that records a page view. */
export type ViewType = Extract<EventType, 'pageview' | 'View'>

/** How long a page must be visible before `View` is recorded, in milliseconds. */
const visibleAfterMs = 1000

/**
 * The event that counts a page: `pageview` immediately, `View` once the page was visible long enough.
 * @returns Null if the route table excludes the page, or if it is a draft or an error.
 */
export function viewTypeOf({ route, isPreview }: Omit<ShownPage, 'url'>): ViewType | null {
  if (isPreview || route === 'not-found' || route === 'error') return null
  if (!isExcludedFromPageViews(route)) return 'pageview'
  return routes[route].counts === 'View' ? 'View' : null
}

/** Maximum length of an address in an event. */
const maxAddressLength = 2000

/**
 * The address of a page as reported in events: complete, but without a query that may contain a code from a mail, and shortened if very
 * long.
 * @returns Empty for drafts, because their address grants access to them.
 */
export function reportedAddress({ route, isPreview, url }: ShownPage): string {
  if (isPreview) return ''
  // A page that failed may have been any page.
  const mayHoldCode =
    route === 'not-found' || route === 'error' || isSecretAddress(routes[route], new URL(url).searchParams)
  return mayHoldCode ? withoutQuery(url) : shortened(url)
}

/**
 * The referrer of a document as reported in events; one of our own pages may have a code in its address.
 * @param referrer From the browser; empty when it doesn't say.
 */
export function reportedReferrer(referrer: string, origin: string): string {
  return referrer.startsWith(`${origin}/`) ? withoutQuery(referrer) : shortened(referrer)
}

/** Shortens an address to what the worker accepts: a longer one would make it refuse the whole batch. */
function shortened(address: string): string {
  return address.length > maxAddressLength ? withoutQuery(address) : address
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0]?.slice(0, maxAddressLength) ?? ''
}

interface PageViewOptions {
  record: (type: ViewType, details: EventDetails) => void
  seenMs?: number
}

/** Counts the pages a reader opens. */
export interface PageViews {
  /** @param referrer Full address of the previous page; empty if unknown. */
  shown: (page: ShownPage, referrer: string) => void
  /** The page was hidden or shown. */
  visibilityChanged: (isVisible: boolean) => void
}

/**
 * Records a view of each page: immediately, or after it was visible without interruption for long enough. A page left sooner, or never
 * shown in its tab, doesn't count.
 * @param options.record Adds an event to the queue.
 */
export function startPageViews({ record, seenMs = visibleAfterMs }: PageViewOptions): PageViews {
  let isVisible = true
  let waiting: EventDetails | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    shown(page, referrer) {
      const type = viewTypeOf(page)
      const url = reportedAddress(page)
      const details = { url, ...(referrer === '' ? {} : { referrer }) }
      waiting = type === 'View' ? details : null
      if (type === 'pageview') record(type, details)
      wait()
    },
    visibilityChanged(now) {
      isVisible = now
      wait()
    },
  }

  function wait(): void {
    clearTimeout(timer)
    if (!waiting || !isVisible) return
    const details = waiting
    timer = setTimeout(() => {
      waiting = null
      record('View', details)
    }, seenMs)
  }
}
