import type { EventCard, EventStatus } from '../content/event-card.ts'
import { useSite } from '../site-context.tsx'

/** Shows in a list that an event has changed since it was announced, or has no more places; otherwise nothing. */
export function EventStatusBadge({
  event: { status, isFull = false, ...event },
}: {
  event: Pick<EventCard, 'status' | 'locale'> & { isFull?: boolean }
}) {
  const { t, locale } = useSite()
  const shown = shownStatus(status, isFull)
  if (!shown) return null
  return (
    <span
      className={`event-status event-status-${shown}`}
      lang={event.locale === locale ? undefined : locale}
    >
      {t(`cards.event.status.${shown}`)}
    </span>
  )
}

/** Whoever reads that an event is not on, or sold out, need not know that it is full as well. */
function shownStatus(
  status: EventStatus,
  isFull: boolean,
): Exclude<EventStatus, 'scheduled'> | 'full' | null {
  if (isFull && (status === 'scheduled' || status === 'moved')) return 'full'
  return status === 'scheduled' ? null : status
}
