import type { EventCard } from '../content/event.ts'
import { useSite } from '../site-context.tsx'

/** Says in a list that an event is not as it was announced; nothing where it is. */
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
