import { type ShownPage, startPageViews, toldAddress, toldReferrer } from './page-views.ts'
import { isPrivacyAsked } from './privacy-control.ts'
import { startQueue } from './queue.ts'
import { sendEvents } from './send.ts'
import { keepSession } from './session-cookie.ts'
import { startSessionService } from './session-service.ts'
import { watchSponsoredClicks } from './sponsored-clicks.ts'
import { track } from './track.ts'
import { readVisit, writeVisit } from './visit-memory.ts'

/** Name of the user timing that says when recording began. */
const countingMark = 'schakel:counting'

/** What navigation tells of the pages that it brings. */
export interface Analytics {
  pageShown: (page: ShownPage) => void
}

/**
 * Records a visit from now on: page views, the session and clicks on advertising. A chunk of its own, loaded when
 * the page works and the browser has nothing else to do. Never for machines; `entry.tsx` sees to that.
 * @param first The page that the document came with.
 */
export function startAnalytics(first: ShownPage): Analytics {
  let shown = first
  const queue = startQueue({ session: keepSession, send: sendEvents })
  const views = startPageViews({ record: track })
  // Without a session there is none to follow.
  const session = isPrivacyAsked() ? null : startSession()

  document.addEventListener('visibilitychange', () => {
    const isVisible = !document.hidden
    views.visibilityChanged(isVisible)
    session?.visibilityChanged()
    // Many a page out of sight is never seen again, and its end is told to nobody.
    if (!isVisible) queue.sendNow(true)
  })
  window.addEventListener('pagehide', () => {
    views.visibilityChanged(false)
    session?.stop()
    queue.sendNow(true)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // The browser kept this page when it was left, and the reader is back.
    views.visibilityChanged(true)
    views.shown(shown, '')
    session?.comeBack()
  })
  watchSponsoredClicks(() => track('Marketing', here()))

  views.visibilityChanged(!document.hidden)
  show(first, toldReferrer(document.referrer, location.origin))
  performance.mark(countingMark)
  return { pageShown: (page) => show(page, toldAddress(shown)) }

  function show(page: ShownPage, referrer: string): void {
    shown = page
    views.shown(page, referrer)
  }

  function startSession() {
    return startSessionService({
      record(type, at) {
        track(type, { ...here(), at })
        // A page out of sight may not live until the next turn of the queue.
        if (document.hidden) queue.sendNow(true)
      },
      keepSession,
      readVisit,
      writeVisit,
      isVisible: () => !document.hidden,
    })
  }

  function here(): { url?: string } {
    const url = toldAddress(shown)
    return url === '' ? {} : { url }
  }
}

let isInstallSent = false

/** Tells of the installed app, at once and in a post of its own, as the specification has it; of the same one once. */
export async function sendInstall(): Promise<void> {
  // A yes to our question is followed by the browser's own word that it is done.
  if (isInstallSent) return
  isInstallSent = true
  await sendEvents({ data: { events: [{ eventType: 'Install' }] } })
}
