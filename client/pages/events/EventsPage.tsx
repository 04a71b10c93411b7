import { EmptyState } from '../../components/EmptyState.tsx'
import { EventRow } from '../../components/EventRow.tsx'
import { formatMonth } from '../../components/event-dates.ts'
import { PageHeading } from '../../components/PageHeading.tsx'
import { Pagination } from '../../components/Pagination.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import type { EventCard } from '../../content/event-card.ts'
import type { Listing } from '../../content/listing.ts'
import { useSite } from '../../site-context.tsx'
import { CalendarOffer } from './CalendarOffer.tsx'
import { EventFilterPanel } from './EventFilterPanel.tsx'
import { allOf, countFilters, type EventFacets, type EventFilters, queryOf } from './event-filters.ts'
import './events.css'

/** Props of the events page. */
export interface EventsProps {
  filters: EventFilters
  facets: EventFacets
  /** The events of this page, by the month in which they start. */
  months: { month: string; events: EventCard[] }[]
  listing: Pick<Listing<unknown>, 'page' | 'pageCount' | 'total'>
  /** Events without a translation; empty on the Dutch site. */
  inDutch: EventCard[]
}

/** Upcoming events month by month, or past ones. */
export function EventsPage({ filters, facets, months, listing, inDutch }: EventsProps) {
  const { t, href } = useSite()
  const isPast = filters.period === 'past'
  const title = isPast ? t('events.past-title') : t('events.title')
  const isFirst = listing.page === 1
  return (
    <div className="page-width">
      <PageHeading
        title={isFirst ? title : t('events.page', { title, page: listing.page })}
        intro={isFirst ? t(isPast ? 'events.past-intro' : 'events.intro') : null}
      />
      <PeriodLinks isPast={isPast} />
      <div className="events-columns">
        <EventFilterPanel filters={filters} facets={facets} />
        <div className="events-list">
          <p className="events-found">{t.count('events.found', listing.total)}</p>
          {months.length === 0 && <NoEvents filters={filters} />}
          {months.map(({ month, events }) => (
            <Month key={month} month={month} events={events} />
          ))}
          <Pagination
            listing={listing}
            pathOf={(page) => href('events', {}, { ...queryOf(filters), page })}
          />
          {inDutch.length > 0 && (
            <section className="part" aria-labelledby="events-in-dutch">
              <PartHeading
                id="events-in-dutch"
                title={t('events.in-dutch')}
                note={t('events.in-dutch-note')}
              />
              <EventList events={inDutch} />
            </section>
          )}
          {!isPast && <CalendarOffer />}
        </div>
      </div>
    </div>
  )
}

function PeriodLinks({ isPast }: { isPast: boolean }) {
  const { t, href } = useSite()
  return (
    <nav className="events-periods" aria-label={t('events.period')}>
      <a href={href('events')} aria-current={isPast ? undefined : 'page'}>
        {t('events.ahead')}
      </a>
      <a href={href('events', {}, queryOf(allOf('past')))} aria-current={isPast ? 'page' : undefined}>
        {t('events.past')}
      </a>
    </nav>
  )
}

function Month({ month, events }: { month: string; events: EventCard[] }) {
  const { locale } = useSite()
  const id = `month-${month}`
  return (
    <section className="events-month" aria-labelledby={id}>
      <h2 className="events-month-name" id={id} suppressHydrationWarning>
        {formatMonth(locale, month)}
      </h2>
      <EventList events={events} />
    </section>
  )
}

function EventList({ events }: { events: EventCard[] }) {
  return (
    <div className="events-rows">
      {events.map((event) => (
        <EventRow key={event.number} event={event} />
      ))}
    </div>
  )
}

function NoEvents({ filters }: { filters: EventFilters }) {
  const { t, href } = useSite()
  if (countFilters(filters) > 0) {
    return (
      <EmptyState title={t('events.none-title')} text={t('events.none-text')}>
        <a className="button" href={href('events', {}, queryOf(allOf(filters.period)))}>
          {t('events.filters-clear')}
        </a>
      </EmptyState>
    )
  }
  if (filters.period === 'past') {
    return (
      <EmptyState title={t('events.empty-past-title')} text={t('events.empty-past-text')}>
        <a className="button" href={href('events')}>
          {t('events.all')}
        </a>
      </EmptyState>
    )
  }
  return (
    <EmptyState title={t('events.empty-title')} text={t('events.empty-text')}>
      <a className="button" href={href('events', {}, queryOf(allOf('past')))}>
        {t('events.past')}
      </a>
    </EmptyState>
  )
}
