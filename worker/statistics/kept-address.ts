import type { Locale } from '../../client/content/locale.ts'
import { matchRoute } from '../../client/match.ts'
import { type LocalRouteName, localRouteName } from '../../client/route-name.ts'
import { takeApart } from '../edge/address.ts'
import { lookedAt } from './looked-at.ts'

/** What is kept of the address at which something happened. */
export interface KeptAddress {
  url: string
  routeName: LocalRouteName | null
  entryId: string | null
  language: Locale
  source: string | null
  medium: string | null
  campaign: string | null
}

/** The query keys that are kept; what people searched for and the codes of mails are not among them. */
const keptKeys = ['page', 'utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const longestUrl = 255
const longestValue = 100

/** Takes from an address what is counted. Whose it is, and whether it is a page at all, does not matter here. */
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
  // Half a query would tell of another campaign.
  return whole.length <= longestUrl ? whole : path.slice(0, longestUrl)
}

/** Mailing programs write the same name in several ways. */
function label(query: URLSearchParams, key: string): string | null {
  return keptValue(query, key)?.toLowerCase() ?? null
}

/** @returns null also for what may name somebody: some mailing programs write the reader's address into their links. */
function keptValue(query: URLSearchParams, key: string): string | null {
  const value = query
    .get(key)
    ?.replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, '')
    .trim()
  return value && !value.includes('@') ? value.slice(0, longestValue).toWellFormed() : null
}
