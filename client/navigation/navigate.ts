import { takeAccount } from '../account/account-state.ts'
import { restoreName } from '../account/rename-account.ts'
import { errorViewOf } from '../document/error-view.tsx'
import type { View } from '../document/view.tsx'
import { closeMenus } from '../state/flags.ts'
import { closeModals } from '../state/modals.ts'
import { arrive, prepareAnnouncements } from './arrive.ts'
import { readsAreCounted } from './counted-reads.ts'
import { inPlace } from './in-place.ts'
import { fullLoad } from './load-fully.ts'
import { type Arrival, loadPage } from './load-page.ts'
import { type PageAddress, pageAt } from './page-address.ts'
import { claimReload } from './reload.ts'
import type { Show } from './Screen.tsx'
import { animate, mayAnimate } from './view-transition.ts'

interface Navigating {
  /** What the document already shows. */
  first: View
  show: Show
  /** Called for each page shown, but not for another state of the same page. */
  onShown: (view: View) => void
}

interface NavigationControl {
  /** Leaves the next navigation to the browser, which then loads the new build. */
  markStale: () => void
}

/**
 * Handles navigation: links, the back button and scripts open pages without a full load. The address changes when the page is ready to be
 * shown. Anything that fails falls back to a full load.
 */
export function startNavigation({ first, show, onShown }: Navigating): NavigationControl {
  const { navigation } = window
  const { build } = first.payload
  let shown = first
  let isStale = false
  // Leaving is itself a navigation; intercepting that one too would never end.
  let isLeaving = false

  prepareAnnouncements()
  navigation.addEventListener('navigate', takeOver)
  window.addEventListener('pageshow', ({ persisted }) => {
    // The page was restored from the back/forward cache.
    if (persisted) isLeaving = false
  })
  return {
    markStale() {
      isStale = true
    },
  }

  function takeOver(event: NavigateEvent): void {
    if (!event.canIntercept || event.hashChange || event.downloadRequest !== null || event.formData) return
    if (event.navigationType === 'reload' || event.info === fullLoad) return
    if (isWithinPage(event.destination)) return
    const page = pageAt(new URL(event.destination.url), location.origin)
    // This code can show a preview too, but only a full load returns to it.
    if (!page || isStale || isLeaving) {
      // Going back within one document would change the address without loading anything.
      if (event.destination.sameDocument) event.intercept({ handler: async () => location.reload() })
      return
    }
    intercept(event, page)
  }

  function intercept(event: NavigateEvent, page: PageAddress): void {
    let next: View | undefined

    async function beforeCommit(controller: NavigationPrecommitController) {
      const arrival = await find(event, page)
      next = await viewOf(arrival, event)
      if (arrival.url.href !== page.url.href) controller.redirect(arrival.url.href)
    }

    async function afterCommit() {
      if (!next) {
        const arrival = await find(event, page)
        if (arrival.kind === 'view' && arrival.url.href !== page.url.href) {
          arrival.keep()
          await navigation.navigate(arrival.url.href, { history: 'replace' }).finished
          return
        }
        next = await viewOf(arrival, event)
      }
      event.signal.throwIfAborted()
      await present(next, event)
    }

    // On traversal the address changes first: a redirect found before that would have no entry to go to.
    const canWait = event.cancelable && event.navigationType !== 'traverse'
    event.intercept({
      scroll: 'manual',
      focusReset: event.info === inPlace ? 'manual' : 'after-transition',
      handler: afterCommit,
      ...(canWait ? { precommitHandler: beforeCommit } : {}),
    })
  }

  async function find(event: NavigateEvent, page: PageAddress): Promise<Arrival> {
    try {
      await readsAreCounted()
      return await loadPage(page, build, event.signal)
    } catch (cause) {
      event.signal.throwIfAborted()
      // Unreachable, or not a page after all: the browser (or its service worker) takes over.
      console.error(cause)
      return { kind: 'full-load', url: page.url }
    }
  }

  /** The view to show; never resolves if the document is left instead. */
  async function viewOf(arrival: Arrival, event: NavigateEvent): Promise<View> {
    event.signal.throwIfAborted()
    const { kind, url } = arrival
    if (kind === 'view') return arrival.view
    if (kind === 'full-load' || claimReload(url.pathname)) return leave(url, event)
    const view = await arrival.otherwise().catch(() => null)
    return view ?? errorViewOf(shown, `${url.pathname}${url.search}`)
  }

  function leave(url: URL, { destination, navigationType }: NavigateEvent): Promise<never> {
    isLeaving = true
    // `assign` with the current address and a fragment would only scroll.
    if (url.href === location.href) location.reload()
    else if (navigationType !== 'push' || destination.url === location.href) location.replace(url)
    else location.assign(url)
    return new Promise(() => {})
  }

  async function present(view: View, event: NavigateEvent): Promise<void> {
    takeAccount(view.payload)
    restoreName()
    if (event.info === inPlace) {
      const isOther = pathOf(view) !== pathOf(shown)
      shown = { ...view, place: shown.place ?? shown.payload.path }
      await show(shown)
      if (isOther) onShown(view)
      return
    }
    const isAnimated = mayAnimate(shown, view) && !event.hasUAVisualTransition
    shown = view
    closeMenus()
    closeModals()
    // The browser applies the change in a later frame; by then the reader may be navigating to another page.
    await (isAnimated ? animate(async () => event.signal.aborted || show(view)) : show(view))
    event.signal.throwIfAborted()
    event.scroll()
    arrive(location.hash)
    onShown(view)
  }
}

function pathOf({ payload }: View): string | undefined {
  return payload.path.split('?', 1)[0]
}

/** Browsers only report `hashChange` for links; scripts also use the fragment, to show which picture of a page is open. */
function isWithinPage({ sameDocument, url }: NavigationDestination): boolean {
  const [from, to] = [location.href, url].map((address) => address.split('#', 1)[0])
  return sameDocument && from === to
}
