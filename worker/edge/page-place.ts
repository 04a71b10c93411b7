import { manifest } from 'virtual:client-manifest'
import { withLocale } from '../../client/href.ts'
import { matchRoute, type RouteMatch } from '../../client/match.ts'
import { isSecretAddress } from '../../client/routes.ts'
import { settingsOf, takesForms } from '../page-settings.ts'
import { isMachineFile, isMachinePath, payloadSuffix } from './address.ts'
import type { Address } from './parsed-address.ts'

/** Pages of another build have other files. */
const prefix = `page/${manifest.id}`

/** The identity of a page's cache entry. */
export interface Place {
  /**
   * Language, path, the query keys that count for the page, and the build. The origin is configuration and the same for
   * all.
   */
  key: string
  /** Address that renders it: the requested one, with only those query keys. */
  url: string
  takesForms: boolean
}

/** Computed once for each address that the isolate remembers. */
const places = new WeakMap<Address, Place | null>()

/** Null for an address whose responses are never cached. */
export function knownPlace(address: Address): Place | null {
  const known = places.get(address)
  if (known !== undefined) return known
  const place = findPlace(address)
  places.set(address, place)
  return place
}

function findPlace(address: Address): Place | null {
  if (isMachinePath(address.fullPath) || isMachineFile(address.fullPath)) return null
  const match = matchRoute(address.path)
  if (match?.route.access !== 'everyone' || isSecretAddress(match.route, address.url.searchParams))
    return null
  const query = queryOf(address.url, match)
  return {
    key: `${prefix}${withLocale(address.locale, address.path)}${address.isPayload ? payloadSuffix : ''}${query}`,
    url: `${address.url.origin}${address.url.pathname}${query}`,
    takesForms: takesForms(match.name),
  }
}

function queryOf(url: URL, { name }: RouteMatch): string {
  const query = new URLSearchParams()
  for (const key of settingsOf(name).query) {
    for (const value of url.searchParams.getAll(key)) query.append(key, value)
  }
  return query.size > 0 ? `?${query}` : ''
}

/** The address that revalidates an entry, or null if it isn't a page. @param origin Of the site. */
export function urlOfKey(key: string, origin: string): string | null {
  return key.startsWith(prefix) ? new URL(key.slice(prefix.length), origin).href : null
}
