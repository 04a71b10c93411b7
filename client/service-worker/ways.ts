import { isLocale } from '../content/locale.ts'
import { payloadSuffix } from '../navigation/payload-address.ts'

/** How a request is answered. */
export type Way =
  /** The browser asks for itself, as if there were no service worker. */
  | 'untouched'
  /** A navigation for which no copy stands in: whatever the network says. */
  | 'network'
  | 'page'
  /** The data of a page. */
  | 'data'
  /** A form that saves something, or takes it off the list again. */
  | 'save'
  /** A file of a build; its name changes with its content. */
  | 'file'

/** The parts of a request that decide. */
export interface Asked {
  method: string
  url: string
  mode: string
  headers: Pick<Headers, 'has'>
}

/** Below these, nothing is a page. */
const machinePrefixes = ['/api/', '/media/', '/admin', '/builds/', '/_icons/', '/cdn-cgi/', '/assets/']

const savePrefix = '/api/saved/'

/**
 * Tells how a request is answered.
 * @param origin Of this site.
 * @param networkOnly Paths of pages that are left to the network, without prefix of a language.
 */
export function wayOf(
  { method, url, mode, headers }: Asked,
  origin: string,
  networkOnly: readonly string[],
): Way {
  const { origin: host, pathname } = new URL(url)
  if (method === 'POST' && mode === 'navigate' && host === origin && pathname.startsWith(savePrefix))
    return 'save'
  if (method !== 'GET' || host !== origin || headers.has('range')) return 'untouched'
  const isData = pathname.endsWith(payloadSuffix)
  const isPage = isPagePath(pathname) && !networkOnly.includes(withoutLocale(pagePath(pathname)))
  // The browser asked for it already while this script started: that answer is used, and not asked for again.
  if (mode === 'navigate') return isPage && !isData ? 'page' : 'network'
  if (isPage && isData) return 'data'
  return pathname.startsWith('/assets/') ? 'file' : 'untouched'
}

/** The path of a page, asked for by its own or by that of its data. */
export function pagePath(pathname: string): string {
  const path = pathname.endsWith(payloadSuffix) ? pathname.slice(0, -payloadSuffix.length) : pathname
  return path.replace(/\/+$/, '') || '/'
}

/** The language with which the path of a page begins; undefined without a prefix. */
export function prefixOf(path: string): string | undefined {
  const [, first] = path.split('/', 2)
  return isLocale(first) ? first : undefined
}

function withoutLocale(path: string): string {
  const prefix = prefixOf(path)
  return prefix === undefined ? path : path.slice(prefix.length + 1) || '/'
}

function isPagePath(pathname: string): boolean {
  if (machinePrefixes.some((prefix) => pathname.startsWith(prefix))) return false
  // Feeds, calendars and the like; no slug holds a dot.
  return !pagePath(pathname).split('/').at(-1)?.includes('.')
}
