import { EventTile } from '../../components/EventTile.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import { TeaserSkeletons } from '../../components/TeaserSkeletons.tsx'
import type { EventCard } from '../../content/event-card.ts'
import { useSite } from '../../site-context.tsx'

/** Other upcoming events; nothing if there are none. */
export function RelatedEvents({ events }: { events: EventCard[] }) {
  const { t, href } = useSite()
  if (events.length === 0) return null
  return (
    <section className="event-related no-print" aria-labelledby="related-events">
      <div className="page-width">
        <PartHeading
          id="related-events"
          title={t('events.related')}
          more={{ href: href('events'), label: t('events.whole') }}
        />
        <div className="event-related-tiles">
          {events.map((event) => (
            <EventTile key={event.number} event={event} />
          ))}
        </div>
      </div>
    </section>
  )
}

/** Placeholder of the same size. */
export function RelatedSkeleton() {
  const { t } = useSite()
  return (
    <section className="event-related no-print" aria-labelledby="related-events" aria-busy="true">
      <div className="page-width">
        <PartHeading id="related-events" title={t('events.related')} />
        <TeaserSkeletons count={3} />
      </div>
    </section>
  )
}
