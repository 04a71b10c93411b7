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

const schemes = new Set(['https:', 'http:', 'mailto:', 'tel:'])

/** An address that a link may have, or null: a path on this site, a fragment, http(s), mailto or tel. */
export function safeHref(url: string): string | null {
  const trimmed = url.trim()
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters, which would hide a scheme
  if (/[\u0000-\u001f\u007f]/.test(trimmed)) return null
  if (trimmed.startsWith('#')) return trimmed
  if (trimmed.startsWith('/')) return /^\/[/\\]/.test(trimmed) ? null : trimmed
  return URL.canParse(trimmed) && schemes.has(new URL(trimmed).protocol) ? trimmed : null
}

/** An http(s) address from editors or companies, or null for anything else. */
export function webHref(url: string | null | undefined): string | null {
  const href = safeHref(url ?? '')
  return href && /^https?:/i.test(href) ? href : null
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
