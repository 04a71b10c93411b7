import { loadView, type View } from '../document/view.tsx'
import { textsFrom } from '../i18n/text-files.ts'
import { pages } from '../pages.ts'
import type { Payload } from '../payload.ts'
import { type PageAddress, pageAt } from './page-address.ts'
import { fetchPayload, keepPayload } from './payload-fetch.ts'

const maxRedirects = 6

/** What became of the way to a page. */
export type Arrival =
  | {
      kind: 'view'
      /** Where the page is; another address than was asked for when it has moved. */
      url: URL
      view: View
      /** Holds the page's data for one more navigation to the same address. */
      keep: () => void
    }
  /** Only a full load leads there. */
  | { kind: 'elsewhere'; url: URL }
  /**
   * The page and this code do not go together: the data is of another build, or the code for it cannot be fetched.
   * A full load cures that; `otherwise` is what to show where one has just been tried.
   */
  | { kind: 'mismatch'; url: URL; otherwise: () => Promise<View | null> }

/**
 * Finds what to show at an address, and follows it where it has moved to.
 * @param build Id of the build that this code belongs to.
 * @throws what `fetchPayload` throws; Error when redirects go round in circles.
 */
export async function loadPage(
  { url, name }: PageAddress,
  build: string,
  signal: AbortSignal,
): Promise<Arrival> {
  // Most often the row tells which code the page needs; what comes of it shows when the view is loaded.
  pages[name]().catch(() => {})
  let here = url
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const answer = await fetchPayload(here, signal)
    if (!('redirect' in answer)) {
      const payload = answer
      const keep = () => keepPayload(here, payload)
      if (payload.build !== build) {
        return { kind: 'mismatch', url: here, otherwise: () => viewOf(payload) }
      }
      try {
        return { kind: 'view', url: here, view: await viewOf(payload), keep }
      } catch (cause) {
        console.error(cause)
        return { kind: 'mismatch', url: here, otherwise: async () => null }
      }
    }
    const next = new URL(answer.redirect, here)
    if (!/^https?:$/.test(next.protocol)) throw new Error(`${here.pathname} leads to ${next.protocol}`)
    if (!pageAt(next, url.origin)) return { kind: 'elsewhere', url: next }
    here = next
  }
  throw new Error(`Too many redirects from ${url.pathname}`)
}

function viewOf(payload: Payload): Promise<View> {
  return loadView(payload, textsFrom(payload.assets.texts))
}
