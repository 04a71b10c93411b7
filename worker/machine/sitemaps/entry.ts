import { defaultLocale, isLocale } from '../../../client/content/locale.ts'
import { element, escapeXml } from '../xml.ts'

/** An address with its sitemap data. */
export interface SitemapEntry {
  locale: string
  /** Site path. */
  path: string
  /** ISO 8601; null if nothing useful is known. */
  changedAt: string | null
  /** Site path. */
  picture: string | null
}

/** The root element of a URL set, with the namespaces of languages and pictures. */
export const urlSet = {
  start:
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n',
  end: '</urlset>\n',
}

/**
 * One page in all its indexable languages: an entry for each, which names all of them.
 * @param siteUrl Origin.
 */
export function pageEntries(siteUrl: string, entries: SitemapEntry[]): string {
  const alternates = entries.length > 1 ? alternatesOf(siteUrl, entries) : ''
  return entries
    .map(
      ({ path, changedAt, picture }) =>
        `<url>${element('loc', siteUrl + path)}${element('lastmod', changedAt)}${alternates}${
          picture ? `<image:image>${element('image:loc', siteUrl + picture)}</image:image>` : ''
        }</url>\n`,
    )
    .join('')
}

function alternatesOf(siteUrl: string, entries: SitemapEntry[]): string {
  const named = entries.filter(({ locale }) => isLocale(locale))
  const original = named.find(({ locale }) => locale === defaultLocale)
  return [...named, ...(original ? [{ ...original, locale: 'x-default' }] : [])]
    .map(
      ({ locale, path }) =>
        `<xhtml:link rel="alternate" hreflang="${locale}" href="${escapeXml(siteUrl + path)}"/>`,
    )
    .join('')
}
