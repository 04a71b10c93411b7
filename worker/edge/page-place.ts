import { manifest } from 'virtual:client-manifest'
import { withLocale } from '../../client/href.ts'
import { matchRoute, type RouteMatch } from '../../client/match.ts'
import { payloadAddress } from '../../client/navigation/payload-address.ts'
import { isSecretAddress } from '../../client/routes.ts'
import { type Audience, audienceNamed, nameOf } from '../access/audience.ts'
import { settingsOf, takesForms } from '../page-settings.ts'
import { isMachineFile, isMachinePath } from './address.ts'
import type { Address } from './parsed-address.ts'

/** Pages of another build have other files. */
const prefix = `page/${manifest.id}/`

/** What a page's cache entries have in common. */
export interface Place {
  /**
   * Language, path, and the query keys that count for the page. The origin is configuration and the same for all.
   */
  path: string
  /** Address that renders it: the requested one, with only those query keys. */
  url: string
  takesForms: boolean
  isSharedByTier: boolean
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
  const path = withLocale(address.locale, address.path)
  return {
    path: address.isPayload ? payloadAddress({ pathname: path, search: query }) : `${path}${query}`,
    url: `${address.url.origin}${address.url.pathname}${query}`,
    takesForms: takesForms(match.name),
    isSharedByTier: settingsOf(match.name).isSharedByTier,
  }
}

function queryOf(url: URL, { name }: RouteMatch): string {
  const query = new URLSearchParams()
  for (const key of settingsOf(name).query) {
    for (const value of url.searchParams.getAll(key)) query.append(key, value)
  }
  return query.size > 0 ? `?${query}` : ''
}

/** The key of a page's entry for an audience. No address can name another audience: a path starts with the first slash after it. */
export function keyOf({ path }: Place, audience: Audience): string {
  return `${prefix}${nameOf(audience)}${path}`
}

/** Tells whether an entry is a page of this build, or its data. */
export function isPageKey(key: string): boolean {
  return key.startsWith(prefix)
}

/** What revalidates an entry, or null if it isn't a page. @param origin Of the site. */
export function madeFor(key: string, origin: string): { url: string; audience: Audience } | null {
  if (!isPageKey(key)) return null
  const slash = key.indexOf('/', prefix.length)
  const audience = audienceNamed(key.slice(prefix.length, slash))
  return audience && { url: new URL(key.slice(slash), origin).href, audience }
}
