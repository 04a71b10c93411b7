import type { MiddlewareHandler } from 'hono'
import { defaultLocale, type Locale } from '../../client/content/locale.ts'
import type { AppEnv } from '../env.ts'
import { SiteError } from '../errors.ts'
import { isCalendarPath } from '../machine/calendar/calendar-path.ts'

/** What was asked for, taken apart once. */
export interface Address {
  url: URL
  /** Path as asked for, without `/_payload.json` and without the slash at its end. */
  fullPath: string
  /** The same without its locale prefix. */
  path: string
  /** From the prefix; the locale step may know better for `/`. */
  locale: Locale
  /** True when the browser asks for the page's data in place of its document. */
  isPayload: boolean
}

/** Tidy addresses that this isolate has met, taken apart. They hold nothing of a visitor. */
const known = new Map<string, Address>()
const maxKnown = 2000

/** Behind the path of a page stands its data. */
export const payloadSuffix = '/_payload.json'
const maxAddressLength = 4096

/** Below these, misses are answered in short text or JSON, and no page is looked for. */
const machinePrefixes = ['/api/', '/assets/', '/builds/', '/media/']

/** Tells whether a path belongs to machines and not to a page of the table. */
export function isMachinePath(path: string): boolean {
  return (
    machinePrefixes.some((prefix) => path.startsWith(prefix)) || path === '/health' || isCalendarPath(path)
  )
}

/** Feeds, sitemaps and the like, in any language; no slug holds a dot, so no page is named so. */
const machineFile = /\.(?:json|txt|webmanifest|xml)$/

/** Tells whether a path is that of a file for machines, which keeps its own copies and whose failures are JSON. */
export function isMachineFile(path: string): boolean {
  return machineFile.test(path)
}

/**
 * Refuses addresses that no page can have, and sends untidy spellings to the tidy one.
 * Sets `address`.
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
    // Only own paths are ever built here: a path that starts with two slashes would name another host.
    if (tidy !== url.pathname) return c.redirect(`${tidy}${url.search}`, c.req.method === 'GET' ? 301 : 308)
    remember(c.req.url, address)
    return next()
  }
}

/** The specification has it with a slash at its end as well, and what a browser sends as it leaves is not sent twice. */
function isPromisedUntidy(path: string): boolean {
  return path === '/api/statistics/'
}

function remember(url: string, address: Address): void {
  // Bots that guess addresses would fill the memory; starting over costs little.
  if (known.size >= maxKnown) known.clear()
  known.set(url, address)
}

/** Takes a URL apart; `isPayload` and locale come from the path alone. */
export function takeApart(url: URL): Address {
  const isPayload = url.pathname.endsWith(payloadSuffix)
  const asked = isPayload ? url.pathname.slice(0, -payloadSuffix.length) || '/' : url.pathname
  const prefixed = /^\/(en|de)(?=\/|$)/.exec(asked)
  const locale = prefixed?.[1] === 'en' ? 'en' : prefixed?.[1] === 'de' ? 'de' : defaultLocale
  const path = prefixed ? asked.slice(prefixed[0].length) || '/' : asked
  return { url, fullPath: asked, path, locale, isPayload }
}

function plainAddress(url: URL): Address {
  // Enough of it to tell whom to answer.
  const fullPath = isMachinePath(url.pathname) ? url.pathname.slice(0, 64) : '/'
  return { url, fullPath, path: '/', locale: takeApart(url).locale, isPayload: false }
}

/** One leading slash, none at the end, the locale prefix in lower case. */
export function tidyPath(path: string): string {
  const single = path.replace(/^[/\\]+/, '/')
  // The slashes behind a prefix go with it: otherwise `/nl//host` would become `//host`, which names another host.
  const prefixed = single.replace(/^\/(en|de|nl)(?:[/\\]+|$)/i, (_, prefix: string) => {
    const lower = prefix.toLowerCase()
    return lower === 'nl' ? '/' : `/${lower}/`
  })
  return prefixed.replace(/(?<=.)\/+$/, '')
}

function isReadable(path: string): boolean {
  try {
    const text = decodeURIComponent(path)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
    return !/[\u0000-\u001f\u007f]/.test(text)
  } catch {
    return false
  }
}
