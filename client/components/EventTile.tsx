import type { EventCard } from '../content/event-card.ts'
import { useSite } from '../site-context.tsx'
import { DateTile } from './DateTile.tsx'
import { EventFacts } from './EventFacts.tsx'
import { EventStatusBadge } from './EventStatusBadge.tsx'
import './event-card.css'
import { eventPath } from './event-path.ts'

/** A compact event next to its date, for a rail or a row. Its page needs the texts `cards`. */
export function EventTile({ event, level = 3 }: { event: EventCard; level?: 2 | 3 }) {
  const { locale } = useSite()
  const Heading = level === 2 ? 'h2' : 'h3'
  const isForeign = event.locale !== locale
  return (
    <article className="event-tile" lang={isForeign ? event.locale : undefined}>
      <DateTile span={event} look="small" locale={event.locale} />
      <div className="event-body">
        <Heading className="event-title">
          <a href={eventPath(event)} hrefLang={isForeign ? event.locale : undefined}>
            {event.title}
          </a>
        </Heading>
        <EventFacts event={event} />
        <EventStatusBadge event={event} />
      </div>
    </article>
  )
}
