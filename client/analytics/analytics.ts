import { countRead } from '../navigation/counted-reads.ts'
import type { ListedEntries } from './listed-entries.ts'
import {
  reportedAddress,
  reportedReferrer,
  type ShownPage,
  startPageViews,
  type ViewType,
} from './page-views.ts'
import { hasOptedOut, isPrivacyAsked } from './privacy-control.ts'
import { startQueue } from './queue.ts'
import { sendEvents } from './send.ts'
import { keepSession } from './session-cookie.ts'
import { startSessionService } from './session-service.ts'
import { watchCountedClicks } from './sponsored-clicks.ts'
import { type EventDetails, track } from './track.ts'
import { forgetVisit, readVisit, writeVisit } from './visit-memory.ts'

/** Name of the user timing mark set when recording begins. */
const recordingMark = 'schakel:counting'

/** How long after a page is shown its lists are looked for, in milliseconds: parts of it may come later than the rest. */
const listsAfterMs = 500

/** How navigation reports the pages it shows. */
export interface Analytics {
  pageShown: (page: ShownPage) => void
}

/**
 * Records a visit from now on: page views, the session, what is in lists and clicks on advertising. A separate chunk, loaded when the page works and the
 * browser is idle. Never for bots; `entry.tsx` makes sure of that.
 * @param first The page that the document came with.
 */
export function startAnalytics(first: ShownPage): Analytics {
  let shown = first
  let listed: ListedEntries | null = null
  const queue = startQueue({ session: keepSession, send: sendEvents })
  const views = startPageViews({ record: recordView })
  if (hasOptedOut()) forgetVisit()
  // No session when the reader asks for privacy.
  const session = isPrivacyAsked() ? null : startSession()

  document.addEventListener('visibilitychange', () => {
    const isVisible = !document.hidden
    views.visibilityChanged(isVisible)
    session?.visibilityChanged()
    listed?.visibilityChanged(isVisible)
    // Many hidden pages are never shown again and close without an event.
    if (!isVisible) queue.sendNow(true)
  })
  window.addEventListener('pagehide', () => {
    views.visibilityChanged(false)
    listed?.visibilityChanged(false)
    session?.stop()
    queue.sendNow(true)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // The page was restored from the back/forward cache.
    views.visibilityChanged(true)
    listed?.visibilityChanged(true)
    views.shown(shown, '')
    session?.comeBack()
  })
  watchCountedClicks((type) => track(type, here()))

  views.visibilityChanged(!document.hidden)
  show(first, reportedReferrer(document.referrer, location.origin))
  performance.mark(recordingMark)
  return { pageShown: (page) => show(page, reportedAddress(shown)) }

  /** The meter is set by the response to the view, and the next article is asked for by it: it can't wait for the next flush. */
  function recordView(type: ViewType, details: EventDetails): void {
    track(type, details)
    if (shown.isMetered && type === 'View') countRead(() => queue.sendNow())
  }

  function show(page: ShownPage, referrer: string): void {
    // What was in view belongs to the page before.
    listed?.send()
    shown = page
    views.shown(page, referrer)
    // The page works without it.
    setTimeout(() => lookForLists().catch(() => null), listsAfterMs)
  }

  /** Pages without such lists load nothing for them. */
  async function lookForLists(): Promise<void> {
    if (shown.isPreview || !document.querySelector('[data-vacancy], [data-listed]')) return
    const { startListedEntries } = await import('./listed-entries.ts')
    listed ??= startListedEntries({
      record: (entries) => track('Impression', { ...here(), listed: entries }),
      remembers: !isPrivacyAsked(),
    })
    listed.look()
  }

  function startSession() {
    return startSessionService({
      record(type, at) {
        track(type, { ...here(), at })
        // A hidden page may not live until the queue's next flush.
        if (document.hidden) queue.sendNow(true)
      },
      keepSession,
      readVisit,
      writeVisit,
      isVisible: () => !document.hidden,
    })
  }

  function here(): { url?: string } {
    const url = reportedAddress(shown)
    return url === '' ? {} : { url }
  }
}

let isInstallSent = false

/** Reports the installed app immediately and in its own request, as the specification requires; once per installation. */
export async function sendInstall(): Promise<void> {
  // After our own prompt is accepted, the browser also fires `appinstalled`.
  if (isInstallSent) return
  isInstallSent = true
  await sendEvents({ data: { events: [{ eventType: 'Install' }] } })
}
