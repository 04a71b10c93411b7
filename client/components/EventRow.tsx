import type { EventCard } from '../content/event-card.ts'
import { useSite } from '../site-context.tsx'
import { CoverArt } from './CoverArt.tsx'
import { DateTile } from './DateTile.tsx'
import { EventFacts } from './EventFacts.tsx'
import { EventStatusBadge } from './EventStatusBadge.tsx'
import './event-card.css'
import { eventPath } from './event-path.ts'
import { ResponsivePicture } from './ResponsivePicture.tsx'

/** An event in a list: date, subject, and its picture if there is space. Its page needs the texts `cards`. */
export function EventRow({ event, level = 3 }: { event: EventCard; level?: 2 | 3 }) {
  const { locale } = useSite()
  const Heading = level === 2 ? 'h2' : 'h3'
  const isForeign = event.locale !== locale
  return (
    <article className="event-row" lang={isForeign ? event.locale : undefined}>
      <DateTile span={event} locale={event.locale} />
      <div className="event-body">
        <Heading className="event-title">
          <a href={eventPath(event)} hrefLang={isForeign ? event.locale : undefined}>
            {event.title}
          </a>
        </Heading>
        <EventStatusBadge event={event} />
        <p className="event-intro">{event.intro}</p>
        <EventFacts event={event} price />
      </div>
      <div className="picture event-picture">
        {event.picture ? (
          <ResponsivePicture picture={event.picture} place="row" decorative />
        ) : (
          <CoverArt number={event.number} />
        )}
      </div>
    </article>
  )
}
