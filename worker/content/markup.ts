import type { Locale } from '../../client/content/locale.ts'
import { withLocale } from '../../client/href.ts'

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for markup and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character)
}

/**
 * Localises a link in a text: `/news/7/x` in an English text becomes `/en/news/7/x`. Links that name a language, or
 * point to another site, are unchanged.
 */
export function localHref(href: string, locale: Locale): string {
  return /^\/(?!(?:en|de)(?:\/|$))/.test(href) ? withLocale(locale, href) : href
}

/** JSON for a script element: nothing in it can end the element or a line of script. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
