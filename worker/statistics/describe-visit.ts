import { type DeviceClass, deviceClassOf } from './device-class.ts'

/** What is stored about the visitor with each event of a request. */
export interface VisitFacts {
  device: DeviceClass
  country: string | null
}

/** The device class and country of a request: nothing that could identify a reader. */
export function describeVisit(request: Request): VisitFacts {
  return { device: deviceClassOf(request.headers.get('user-agent')), country: countryOf(request) }
}

function countryOf({ cf }: Request): string | null {
  // The edge fills in `cf`, whose type lists what it may contain; it is missing in local runs.
  const country: unknown = cf?.country
  // XX is an unknown country; T1 is Tor.
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) && country !== 'XX' ? country : null
}

/**
 * The external site that linked here; null for our own pages, for apps, and when the browser doesn't send it.
 * @param referrer An address, as in `document.referrer`.
 * @param origins Those of this site.
 */
export function referrerHost(referrer: string | null, origins: readonly string[]): string | null {
  if (!referrer || !URL.canParse(referrer)) return null
  const { protocol, origin, hostname } = new URL(referrer)
  if (!/^https?:$/.test(protocol) || origins.includes(origin)) return null
  return hostname.replace(/^www\./, '').slice(0, 255) || null
}
