import type { EventCard } from '../content/event-card.ts'
import { useSite } from '../site-context.tsx'
import { formatHours } from './event-dates.ts'
import { formatMoney } from './money.ts'

/** Time, place and price of an event, in one line. */
export function EventFacts({ event, price = false }: { event: EventCard; price?: boolean }) {
  const { t, locale } = useSite()
  const { attendance, venue, priceFrom } = event
  const city = venue?.city || venue?.name
  const place =
    attendance === 'online' || !city
      ? attendance !== 'offline' && t('cards.event.online')
      : attendance === 'mixed'
        ? t('cards.event.mixed', { city })
        : city
  return (
    <p className="event-facts" lang={event.locale === locale ? undefined : locale}>
      <span suppressHydrationWarning>{formatHours(locale, event) ?? t('cards.event.all-day')}</span>
      {place && <span>{place}</span>}
      {price && priceFrom !== null && (
        <span suppressHydrationWarning>
          {priceFrom === 0
            ? t('cards.event.free')
            : t('cards.event.from', { price: formatMoney(locale, priceFrom) })}
        </span>
      )}
    </p>
  )
}
