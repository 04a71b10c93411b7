import type { Place } from '../content/place.ts'
import { useSite } from '../site-context.tsx'
import './address-list.css'
import { Icon } from './Icon.tsx'

/** The addresses of a company, each with a link to a route planner. */
export function AddressList({ places }: { places: Place[] }) {
  const { locale, t } = useSite()
  const countries = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  return (
    <ul className="address-list">
      {places.map((place) => (
        <li key={`${place.street} ${place.postcode} ${place.city}`}>
          <address>
            {place.street && <span>{place.street}</span>}
            <span>{[place.postcode, place.city].filter(Boolean).join(' ')}</span>
            {place.country !== 'NL' && isRegion(place.country) && (
              <span suppressHydrationWarning>{countries.of(place.country)}</span>
            )}
          </address>
          <a className="contact-way" href={routeTo(place)} rel="noreferrer">
            <Icon name="map-pin" />
            {t('companies.route', { city: place.city })}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** `Intl` throws for anything that isn't a region code. */
function isRegion(code: string): boolean {
  return /^[A-Z]{2}$/.test(code)
}

/** A free route planner; it learns of the reader only when the link is followed. */
function routeTo({ street, postcode, city, position }: Place): string {
  const to = position
    ? `${position.latitude},${position.longitude}`
    : [street, postcode, city].filter(Boolean).join(', ')
  return `https://www.openstreetmap.org/directions?${new URLSearchParams({ to })}`
}
