import type { MiddlewareHandler } from 'hono'
import { defaultLocale } from '../../client/content/locale.ts'
import { payloadSuffix } from '../../client/navigation/payload-address.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { isCalendarPath } from '../machine/calendar/calendar-path.ts'
import type { Address } from './parsed-address.ts'

/** Parsed canonical addresses that this isolate has seen. They contain nothing of a visitor. */
const known = new Map<string, Address>()
const maxKnown = 2000

const maxAddressLength = 4096

/** Below these, errors are short text or JSON, and no page is matched. */
const machinePrefixes = ['/api/', '/assets/', '/builds/', '/media/']

/** Whether a path is for machines rather than a page of the route table. */
export function isMachinePath(path: string): boolean {
  return (
    machinePrefixes.some((prefix) => path.startsWith(prefix)) || path === '/health' || isCalendarPath(path)
  )
}

/** Feeds, sitemaps and the like, in any language; slugs contain no dot, so no page matches. */
const machineFile = /\.(?:json|txt|webmanifest|xml)$/

/** Whether a path is a machine file's, which has cache entries of its own and answers errors as JSON. */
export function isMachineFile(path: string): boolean {
  return machineFile.test(path)
}

/**
 * Refuses addresses that no page can have, and redirects non-canonical spellings to the canonical one. Sets `address`.
 */
export function address(): MiddlewareHandler<AppEnv> {
  return async function address(c, next) {
    const before = known.get(c.req.url)
    if (before) {
      c.set('address', before)
      return next()
    }
    const url = new URL(c.req.url)
    if (c.req.url.length > maxAddressLength) {
      c.set('address', plainAddress(url))
      throw new SiteError('AddressTooLongError')
    }
    const address = takeApart(url)
    c.set('address', address)
    if (!isReadable(url.pathname)) throw new SiteError('BadRequestError')
    const tidy = isPromisedUntidy(url.pathname) ? url.pathname : tidyPath(url.pathname)
    // Only own paths are built here: a path starting with two slashes would name another host.
    if (tidy !== url.pathname) return c.redirect(`${tidy}${url.search}`, c.req.method === 'GET' ? 301 : 308)
    remember(c.req.url, address)
    return next()
  }
}

/** The specification also uses it with a trailing slash, and a beacon can't follow a redirect. */
function isPromisedUntidy(path: string): boolean {
  return path === '/api/statistics/'
}

function remember(url: string, address: Address): void {
  // Bots that guess addresses would fill the memory; starting over costs little.
  if (known.size >= maxKnown) known.clear()
  known.set(url, address)
}

/** Parses a URL; `isPayload` and locale depend on the path only. */
export function takeApart(url: URL): Address {
  const isPayload = url.pathname.endsWith(payloadSuffix)
  const asked = isPayload ? url.pathname.slice(0, -payloadSuffix.length) || '/' : url.pathname
  const prefixed = /^\/(en|de)(?=\/|$)/.exec(asked)
  const locale = prefixed?.[1] === 'en' ? 'en' : prefixed?.[1] === 'de' ? 'de' : defaultLocale
  const path = prefixed ? asked.slice(prefixed[0].length) || '/' : asked
  return { url, fullPath: asked, path, locale, isPayload }
}

function plainAddress(url: URL): Address {
  // Just enough to answer an error.
  const fullPath = isMachinePath(url.pathname) ? url.pathname.slice(0, 64) : '/'
  return { url, fullPath, path: '/', locale: takeApart(url).locale, isPayload: false }
}

/** One leading slash, no trailing slash, the locale prefix in lower case. */
export function tidyPath(path: string): string {
  const single = path.replace(/^[/\\]+/, '/')
  // Slashes after a prefix are removed with it: otherwise `/nl//host` would become `//host`, which names another host.
  const prefixed = single.replace(/^\/(en|de|nl)(?:[/\\]+|$)/i, (_, prefix: string) => {
    const lower = prefix.toLowerCase()
    return lower === 'nl' ? '/' : `/${lower}/`
  })
  return prefixed.replace(/(?<=.)\/+$/, '')
}

function isReadable(path: string): boolean {
  try {
    const text = decodeURIComponent(path)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the point is to refuse control characters
    return !/[\u0000-\u001f\u007f]/.test(text)
  } catch {
    return false
  }
}
