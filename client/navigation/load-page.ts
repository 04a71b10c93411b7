import { loadView, type View } from '../document/view.tsx'
import { textsFrom } from '../i18n/text-files.ts'
import { pages } from '../pages.ts'
import type { Payload } from '../payload.ts'
import { type PageAddress, pageAt } from './page-address.ts'
import { fetchPayload, storePayload } from './payload-fetch.ts'

const maxRedirects = 6

/** The outcome of loading a page. */
export type Arrival =
  | {
      kind: 'view'
      /** Address of the page; differs from the request after a redirect. */
      url: URL
      view: View
      /** Stores the page's data for one more navigation to the same address. */
      keep: () => void
    }
  /** Needs a full load. */
  | { kind: 'full-load'; url: URL }
  /**
   * The page and this code don't match: the data is from another build, or its code can't be fetched. A full load fixes that; `otherwise`
   * is what to show if one was just tried.
   */
  | { kind: 'mismatch'; url: URL; otherwise: () => Promise<View | null> }

/**
 * Loads what to show at an address, following redirects.
 * @param build Id of the build that this code belongs to.
 * @throws what `fetchPayload` throws; Error for a redirect loop.
 */
export async function loadPage(
  { url, name }: PageAddress,
  build: string,
  signal: AbortSignal,
): Promise<Arrival> {
  // Usually the row already tells which code the page needs; a failure surfaces when the view is loaded.
  pages[name]().catch(() => {})
  let here = url
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const answer = await fetchPayload(here, signal)
    if (!('redirect' in answer)) {
      const payload = answer
      const keep = () => storePayload(here, payload)
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
    if (!pageAt(next, url.origin)) return { kind: 'full-load', url: next }
    here = next
  }
  throw new Error(`Too many redirects from ${url.pathname}`)
}

function viewOf(payload: Payload): Promise<View> {
  return loadView(payload, textsFrom(payload.assets.texts), ({ route }) => pages[route]())
}
