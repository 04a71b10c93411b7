import { isLocale } from '../content/locale.ts'
import { payloadSuffix } from '../navigation/payload-address.ts'

/** How a request is answered. */
export type Way =
  /** By the browser, as if there were no service worker. */
  | 'untouched'
  /** A navigation without an offline fallback: always the network's response. */
  | 'network'
  | 'page'
  /** The data of a page. */
  | 'data'
  /** A form that saves something or removes it from the list. */
  | 'save'
  /** A file of a build; its name changes with its content. */
  | 'file'

/** The parts of a request that matter here. */
export interface RequestParts {
  method: string
  url: string
  mode: string
  headers: Pick<Headers, 'has'>
}

/** No path with one of these prefixes is a page. */
const machinePrefixes = ['/api/', '/media/', '/admin', '/builds/', '/_icons/', '/cdn-cgi/', '/assets/']

const savePrefix = '/api/saved/'

/**
 * Decides how a request is answered.
 * @param origin Of this site.
 * @param networkOnly Paths, without language prefix, that only the network answers.
 */
export function wayOf(
  { method, url, mode, headers }: RequestParts,
  origin: string,
  networkOnly: readonly string[],
): Way {
  const { origin: host, pathname } = new URL(url)
  if (method === 'POST' && mode === 'navigate' && host === origin && pathname.startsWith(savePrefix))
    return 'save'
  if (method !== 'GET' || host !== origin || headers.has('range')) return 'untouched'
  const isData = pathname.endsWith(payloadSuffix)
  const isPage = isPagePath(pathname) && !networkOnly.includes(withoutLocale(pagePath(pathname)))
  // Navigation preload has already sent this request; `fromNetwork` uses its response rather than sending it twice.
  if (mode === 'navigate') return isPage && !isData ? 'page' : 'network'
  if (isPage && isData) return 'data'
  return pathname.startsWith('/assets/') ? 'file' : 'untouched'
}

/** The path of a page, given its own path or that of its data. */
export function pagePath(pathname: string): string {
  const path = pathname.endsWith(payloadSuffix) ? pathname.slice(0, -payloadSuffix.length) : pathname
  return path.replace(/\/+$/, '') || '/'
}

/** The language prefix of a path; undefined without one. */
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
  // Feeds, calendars and the like; slugs never contain a dot.
  return !pagePath(pathname).split('/').at(-1)?.includes('.')
}
