import { DateTile } from '../../components/DateTile.tsx'
import { formatDays } from '../../components/event-dates.ts'
import { Icon } from '../../components/Icon.tsx'
import type { Event } from '../../content/event.ts'
import { useSite } from '../../site-context.tsx'

/** Date, title and introduction; changes since the announcement come first. */
export function EventHead({ event, isOver }: { event: Event; isOver: boolean }) {
  const { t, href } = useSite()
  const { section } = event
  return (
    <header className="event-head">
      <DateTile span={event} look="large" />
      <div>
        <p className="title-line">
          <a href={href('events')}>{t('events.title')}</a>
          {section && <a href={href('events', {}, { section })}>{t(`section.${section}`)}</a>}
        </p>
        <h1 tabIndex={-1}>{event.title}</h1>
        <p className="event-lead">{event.intro}</p>
        <Notice event={event} isOver={isOver} />
      </div>
    </header>
  )
}

function Notice({ event, isOver }: { event: Event; isOver: boolean }) {
  const { t, href } = useSite()
  const change = useChange(event)
  // A cancellation or postponement still matters after the date.
  const isOff = event.status === 'cancelled' || event.status === 'postponed'
  if (isOver && !isOff) {
    return (
      <p className="event-notice event-notice-quiet">
        <Icon name="history" />
        <span>
          <strong>{t('events.over')}</strong> <a href={href('events')}>{t('events.over-next')}</a>.
        </span>
      </p>
    )
  }
  if (!change) return null
  return (
    <p className={isOff ? 'event-notice event-notice-off' : 'event-notice'}>
      <Icon name="alert-triangle" />
      <strong suppressHydrationWarning>{change}</strong>
    </p>
  )
}

/** The change since the announcement, in a sentence. */
function useChange({ status, previousStart }: Event): string | null {
  const { t, locale } = useSite()
  const date = previousStart && formatDays(locale, { startsAt: previousStart, endsAt: null, isAllDay: true })
  switch (status) {
    case 'scheduled':
      return null
    case 'moved':
      return date ? t('events.moved-was', { date }) : t('events.moved')
    case 'postponed':
      return date ? t('events.postponed-was', { date }) : t('events.postponed')
    case 'cancelled':
      return t('events.cancelled')
    case 'sold-out':
      return t('events.sold-out')
  }
}
