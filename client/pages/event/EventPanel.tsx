import type { ReactNode } from 'react'
import { formatDays, formatHours, zoneOf } from '../../components/event-dates.ts'
import { eventFilePath, eventPath } from '../../components/event-path.ts'
import { Icon } from '../../components/Icon.tsx'
import { formatMoney } from '../../components/money.ts'
import { partnerPath } from '../../components/partner-path.ts'
import type { Event } from '../../content/event.ts'
import type { Venue } from '../../content/event-card.ts'
import { SaveButton } from '../../saved/SaveButton.tsx'
import { useSite } from '../../site-context.tsx'
import { hostOf } from './host-of.ts'
import { RegistrationPart } from './RegistrationPart.tsx'
import type { Registration } from './registration.ts'
import { routeAddress } from './route-address.ts'

/** Practical facts: when, where, price and registration. */
export function EventPanel({
  event,
  registration,
  hasForm,
}: {
  event: Event
  registration: Registration
  hasForm: boolean
}) {
  const { t } = useSite()
  return (
    <aside className="event-panel" aria-label={t('events.facts')}>
      <dl className="event-panel-facts">
        <When event={event} />
        <Where event={event} isAhead={registration !== 'over' && registration !== 'cancelled'} />
        <PriceFrom event={event} />
        <OrganizerFact event={event} />
        {event.registration.capacity && (
          <Fact term={t('events.capacity')}>
            <Count value={event.registration.capacity} />
          </Fact>
        )}
      </dl>
      <RegistrationPart event={event} registration={registration} hasForm={hasForm} />
      {registration !== 'over' && registration !== 'cancelled' && (
        <a className="button button-quiet no-print" href={eventFilePath(event)}>
          <Icon name="calendar-plus" />
          {t('events.add')}
        </a>
      )}
      <SaveButton kind="event" number={event.number} path={eventPath(event)} />
    </aside>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function When({ event }: { event: Event }) {
  const { t, locale } = useSite()
  const hours = formatHours(locale, event)
  // Readers of another language or online attendees may be in another time zone.
  const mayBeElsewhere = locale !== 'nl' || event.attendance !== 'offline'
  return (
    <Fact term={t('events.when')}>
      <time dateTime={event.startsAt} suppressHydrationWarning>
        {formatDays(locale, event)}
      </time>
      <span className="event-panel-line" suppressHydrationWarning>
        {hours ?? t('cards.event.all-day')}
      </span>
      {hours && mayBeElsewhere && (
        <span className="event-panel-line event-panel-note" suppressHydrationWarning>
          {t('events.zone', { zone: zoneOf(locale, event.startsAt) })}
        </span>
      )}
    </Fact>
  )
}

function Where({ event, isAhead }: { event: Event; isAhead: boolean }) {
  const { t } = useSite()
  const { venue, attendance, onlineUrl } = event
  return (
    <Fact term={t('events.where')}>
      {venue && attendance !== 'online' && <VenueLines venue={venue} isAhead={isAhead} />}
      {attendance !== 'offline' && (
        <span className="event-panel-line">
          {onlineUrl && isAhead ? (
            <a className="event-panel-link" href={onlineUrl} rel="nofollow noopener">
              <Icon name="video" />
              {t('events.online-at', { host: hostOf(onlineUrl) })}
            </a>
          ) : (
            t('cards.event.online')
          )}
        </span>
      )}
    </Fact>
  )
}

function VenueLines({ venue, isAhead }: { venue: Venue; isAhead: boolean }) {
  const { t } = useSite()
  const town = [venue.postcode, venue.city].filter(Boolean).join(' ')
  return (
    <>
      <span className="event-panel-line">{venue.name}</span>
      {venue.street && <span className="event-panel-line">{venue.street}</span>}
      {town && <span className="event-panel-line">{town}</span>}
      {isAhead && (
        <a
          className="event-panel-link no-print"
          href={routeAddress(venue)}
          rel="nofollow noopener"
          aria-label={t('events.route-name', { place: venue.name })}
        >
          <Icon name="map-pin" />
          {t('events.route')}
        </a>
      )}
    </>
  )
}

function PriceFrom({ event: { priceFrom, offers } }: { event: Event }) {
  const { t, locale } = useSite()
  if (priceFrom === null) return null
  const money = formatMoney(locale, priceFrom)
  const isOnly = offers.every(({ price }) => price === priceFrom)
  return (
    <Fact term={t('events.price')}>
      <span suppressHydrationWarning>
        {priceFrom === 0 ? t('cards.event.free') : isOnly ? money : t('cards.event.from', { price: money })}
      </span>
    </Fact>
  )
}

function OrganizerFact({ event: { organizer } }: { event: Event }) {
  const { t, href } = useSite()
  if (!organizer) return null
  return (
    <Fact term={t('events.organizer')}>
      {'partner' in organizer ? (
        <a href={partnerPath(organizer.partner, href)}>{organizer.partner.name}</a>
      ) : organizer.url ? (
        <a href={organizer.url} rel="nofollow noopener">
          {organizer.name}
        </a>
      ) : (
        organizer.name
      )}
    </Fact>
  )
}

function Count({ value }: { value: number }) {
  const { locale } = useSite()
  return <span suppressHydrationWarning>{new Intl.NumberFormat(locale).format(value)}</span>
}
