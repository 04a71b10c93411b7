import type { Payload } from '../payload.ts'
import { routes } from '../routes.ts'
import type { EventType } from './event-types.ts'
import { isExcludedFromPageViews } from './excluded-pages.ts'
import type { EventDetails } from './track.ts'

/** A page that has come into view. */
export interface ShownPage {
  route: Payload['route']
  /** Whether it is a draft, shown to an editor. */
  isPreview: boolean
  /** Full address. */
  url: string
}

/** The event that a view of a page is told by. */
export type ViewType = Extract<EventType, 'pageview' | 'View'>

/** How long a page with an event of its own is in view before that is told, in milliseconds. */
const seenAfterMs = 1000

/**
 * The event by which a page is counted: `pageview` at once, `View` once it was seen.
 * @returns Null where the route table says so, and where there is nothing to read or nobody to know of it.
 */
export function viewTypeOf({ route, isPreview }: Omit<ShownPage, 'url'>): ViewType | null {
  if (isPreview || route === 'not-found' || route === 'error') return null
  if (!isExcludedFromPageViews(route)) return 'pageview'
  return routes[route].counts === 'View' ? 'View' : null
}

/** How long an address in an event may be. */
const longestAddress = 2000

/**
 * The address of a page as it may be told: in full, but without its query where that may hold the code of a mail, or is endless.
 * @returns Empty for drafts, whose addresses open them.
 */
export function toldAddress({ route, isPreview, url }: ShownPage): string {
  if (isPreview) return ''
  // A page that failed may have been any.
  const mayHoldCode = route === 'not-found' || route === 'error' || routes[route].isSecret
  return mayHoldCode ? withoutQuery(url) : inShort(url)
}

/**
 * The address of what led to a document, as it may be told: one of our own may be that of a page with a code.
 * @param referrer As the browser has it; empty when it does not say.
 */
export function toldReferrer(referrer: string, origin: string): string {
  return referrer.startsWith(`${origin}/`) ? withoutQuery(referrer) : inShort(referrer)
}

/** An address no longer than others take it: an endless one would hold up all that goes with it. */
function inShort(address: string): string {
  return address.length > longestAddress ? withoutQuery(address) : address
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0]?.slice(0, longestAddress) ?? ''
}

interface PageViewOptions {
  record: (type: ViewType, details: EventDetails) => void
  seenMs?: number
}

/** Counts the pages that a reader comes to. */
export interface PageViews {
  /** @param referrer Full address of what led to it; empty when that is not known. */
  shown: (page: ShownPage, referrer: string) => void
  /** The page went out of sight, or came back into it. */
  visibilityChanged: (isVisible: boolean) => void
}

/**
 * Records a view of each page: at once, or after it was in view without a break for as long as it takes to see it.
 * A page that is left before that, or never looked at in its tab, does not count.
 * @param options.record Puts an event on the queue.
 */
export function startPageViews({ record, seenMs = seenAfterMs }: PageViewOptions): PageViews {
  let isVisible = true
  let waiting: EventDetails | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    shown(page, referrer) {
      const type = viewTypeOf(page)
      const url = toldAddress(page)
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
