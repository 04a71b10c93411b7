import type { Locale } from '../../client/content/locale.ts'
import { matchRoute } from '../../client/match.ts'
import { type LocalRouteName, localRouteName } from '../../client/route-name.ts'
import { takeApart } from '../edge/address.ts'
import { lookedAt } from './looked-at.ts'

/** What is stored of the address where an event happened. */
export interface KeptAddress {
  url: string
  routeName: LocalRouteName | null
  entryId: string | null
  language: Locale
  source: string | null
  medium: string | null
  campaign: string | null
}

/** The query parameters that are stored. Search terms and codes from mails aren't among them. */
const keptKeys = ['page', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const longestUrl = 255
const longestValue = 100

/** Reduces an address to what is counted. It may be any address, even one that isn't a page. */
export function keptAddress(address: URL): KeptAddress {
  const { path, fullPath, locale } = takeApart(address)
  const match = matchRoute(path)
  const { searchParams } = address
  return {
    url: withKeptQuery(fullPath, searchParams),
    routeName: match && localRouteName(match.name, locale),
    entryId: match && lookedAt(match, searchParams),
    language: locale,
    source: label(searchParams, 'utm_source'),
    medium: label(searchParams, 'utm_medium'),
    campaign: label(searchParams, 'utm_campaign'),
  }
}

function withKeptQuery(path: string, query: URLSearchParams): string {
  const kept = new URLSearchParams()
  for (const key of keptKeys) {
    const value = keptValue(query, key)
    if (value) kept.set(key, value)
  }
  const whole = kept.size > 0 ? `${path}?${kept}` : path
  // A truncated query could name another campaign.
  return whole.length <= longestUrl ? whole : path.slice(0, longestUrl)
}

/** Mailing tools vary the case of the same name. */
function label(query: URLSearchParams, key: string): string | null {
  return keptValue(query, key)?.toLowerCase() ?? null
}

/**
 * @returns null also for a value that may identify someone: some mailing tools put the reader's address into their
 * links.
 */
function keptValue(query: URLSearchParams, key: string): string | null {
  const value = query
    .get(key)
    ?.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  return value && !value.includes('@') ? value.slice(0, longestValue).toWellFormed() : null
}
