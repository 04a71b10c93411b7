import type { Locale } from '../content/locale.ts'

const yearInSeconds = 365 * 24 * 60 * 60

/** Remembers the reader's language for the next visit to `/`. */
export function rememberLocale(locale: Locale): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous, and this must be written before the page unloads
  document.cookie = `i18n_redirected=${locale}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax`
}
