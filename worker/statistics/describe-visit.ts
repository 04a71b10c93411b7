import { type DeviceClass, deviceClassOf } from './device-class.ts'

/** What is kept of who did something, of every event of one request. */
export interface VisitFacts {
  device: DeviceClass
  country: string | null
}

/** The kind of device and the country of a request: nothing by which a reader could be told from others. */
export function describeVisit(request: Request): VisitFacts {
  return { device: deviceClassOf(request.headers.get('user-agent')), country: countryOf(request) }
}

function countryOf({ cf }: Request): string | null {
  // `cf` is filled in by the edge, and typed by what it may hold; locally it is missing.
  const country: unknown = cf?.country
  // XX is an unknown country, T1 is Tor.
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : null
}

/**
 * The site that led here; null for pages of our own, for apps, and where the browser does not say.
 * @param referrer An address, as `document.referrer` has it.
 * @param origins Those of this site.
 */
export function referrerHost(referrer: string | null, origins: readonly string[]): string | null {
  if (!referrer || !URL.canParse(referrer)) return null
  const { protocol, origin, hostname } = new URL(referrer)
  if (!/^https?:$/.test(protocol) || origins.includes(origin)) return null
  return hostname.replace(/^www\./, '').slice(0, 255) || null
}
