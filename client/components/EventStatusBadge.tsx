import type { EventCard } from '../content/event-card.ts'
import { useSite } from '../site-context.tsx'

/** Shows in a list that an event has changed since it was announced; otherwise nothing. */
export function EventStatusBadge({
  event: { status, ...event },
}: {
  event: Pick<EventCard, 'status' | 'locale'>
}) {
  const { t, locale } = useSite()
  if (status === 'scheduled') return null
  return (
    <span
      className={`event-status event-status-${status}`}
      lang={event.locale === locale ? undefined : locale}
    >
      {t(`cards.event.status.${status}`)}
    </span>
  )
}
