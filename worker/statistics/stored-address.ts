import type { Locale } from '../../client/content/locale.ts'
import { matchRoute } from '../../client/match.ts'
import { type LocalRouteName, localRouteName } from '../../client/route-name.ts'
import { takeApart } from '../edge/address.ts'
import { viewedEntry } from './viewed-entry.ts'

/** What is stored of the address where an event happened. */
export interface StoredAddress {
  url: string
  routeName: LocalRouteName | null
  entryId: string | null
  language: Locale
  source: string | null
  medium: string | null
  campaign: string | null
}

/** The query parameters that are stored. Search terms and codes from mails aren't among them. */
const storedKeys = ['page', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const maxUrlLength = 255
const maxValueLength = 100

/** Reduces an address to what is counted. It may be any address, even one that isn't a page. */
export function storedAddress(address: URL): StoredAddress {
  const { path, fullPath, locale } = takeApart(address)
  const match = matchRoute(path)
  const { searchParams } = address
  return {
    url: withStoredQuery(fullPath, searchParams),
    routeName: match && localRouteName(match.name, locale),
    entryId: match && viewedEntry(match, searchParams),
    language: locale,
    source: label(searchParams, 'utm_source'),
    medium: label(searchParams, 'utm_medium'),
    campaign: label(searchParams, 'utm_campaign'),
  }
}

function withStoredQuery(path: string, query: URLSearchParams): string {
  const stored = new URLSearchParams()
  for (const key of storedKeys) {
    const value = storedValue(query, key)
    if (value) stored.set(key, value)
  }
  const whole = stored.size > 0 ? `${path}?${stored}` : path
  // A truncated query could name another campaign.
  return whole.length <= maxUrlLength ? whole : path.slice(0, maxUrlLength)
}

/** Mailing tools vary the case of the same name. */
function label(query: URLSearchParams, key: string): string | null {
  return storedValue(query, key)?.toLowerCase() ?? null
}

/**
 * @returns null also for a value that may identify someone: some mailing tools put the reader's address into their
 * links.
 */
function storedValue(query: URLSearchParams, key: string): string | null {
  const value = query
    .get(key)
    ?.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  return value && !value.includes('@') ? value.slice(0, maxValueLength).toWellFormed() : null
}
