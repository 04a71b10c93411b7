import type { APIResponse, BrowserContext } from 'playwright-core'
import { product } from './this-product.ts'

/** A server may end a connection at the moment in which it is used again. Nothing of the request was read then. */
export const again = { maxRetries: 2 } as const

/**
 * Sends a form past its page, as its script does, with the cookies of a browser profile.
 * @param address Of the page; a path is one of the site.
 * @param form Its fields, `form` with its name among them.
 */
export function sendPastPage(
  context: BrowserContext,
  address: string,
  form: Record<string, string>,
): Promise<APIResponse> {
  const { href, origin } = new URL(address, product.siteUrl)
  return context.request.post(href, { form, headers: { accept: 'application/json', origin }, ...again })
}
