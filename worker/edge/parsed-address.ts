import type { Locale } from '../../client/content/locale.ts'

/** The parsed address of a request. */
export interface Address {
  url: URL
  /** The requested path, without `/_payload.json` and without a trailing slash. */
  fullPath: string
  /** The same without its locale prefix. */
  path: string
  /** From the prefix; for `/` the locale middleware may choose another one. */
  locale: Locale
  /** True if the browser requests the page's data instead of its document. */
  isPayload: boolean
}
