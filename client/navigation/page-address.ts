import { defaultLocale, isLocale } from '../content/locale.ts'
import { matchRoute } from '../match.ts'
import { isOpen, type OpenRouteName } from '../routes.ts'

/** The parts of a link that decide who handles it. */
export interface Link {
  /** Absolute address. */
  href: string
  target: string
  isDownload: boolean
}

/** An address that this code can show. */
export interface PageAddress {
  url: URL
  name: OpenRouteName
}

/**
 * The page that a link opens.
 * @param origin Of this site.
 * @returns null if the browser handles the link: other sites, files, other windows, and pages that don't exist.
 */
export function pageBehind({ href, target, isDownload }: Link, origin: string): PageAddress | null {
  if (isDownload || (target !== '' && target !== '_self') || !URL.canParse(href)) return null
  return pageAt(new URL(href), origin)
}

/** The page at an address; null if it needs a full load. */
export function pageAt(url: URL, origin: string): PageAddress | null {
  if (url.origin !== origin) return null
  const path = withoutLocale(url.pathname)
  // A dot means a file: robots.txt and feeds look like a page by its slug.
  if (path === null || path.slice(path.lastIndexOf('/')).includes('.')) return null
  const match = matchRoute(path)
  return match && isOpen(match.name) ? { url, name: match.name } : null
}

function withoutLocale(path: string): string | null {
  const [, first = ''] = path.split('/', 2)
  if (!isLocale(first)) return path
  // The default language has no prefix; the worker redirects such an address.
  return first === defaultLocale ? null : path.slice(first.length + 1) || '/'
}
