import { EventTile } from '../../components/EventTile.tsx'
import { MagazineTile } from '../../components/MagazineTile.tsx'
import { PartHeading } from '../../components/PartHeading.tsx'
import type { EventCard } from '../../content/event-card.ts'
import type { MagazineCard } from '../../content/magazine.ts'
import { useSite } from '../../site-context.tsx'

/** Upcoming events and the newest magazine issue; either can be missing. */
export function Agenda({ events, magazine }: { events: EventCard[]; magazine: MagazineCard | null }) {
  if (events.length === 0 && !magazine) return null
  return (
    <div className="part home-agenda">
      {events.length > 0 && <Events events={events} />}
      {magazine && <Issue magazine={magazine} />}
    </div>
  )
}

function Events({ events }: { events: EventCard[] }) {
  const { t, href } = useSite()
  return (
    <section aria-labelledby="home-events">
      <PartHeading
        id="home-events"
        title={t('front.events')}
        more={{ href: href('events'), label: t('front.all-events') }}
      />
      <div className="home-events">
        {events.map((event) => (
          <EventTile key={event.number} event={event} />
        ))}
      </div>
    </section>
  )
}

function Issue({ magazine }: { magazine: MagazineCard }) {
  const { t, href } = useSite()
  return (
    <section className="home-magazine" aria-labelledby="home-magazine">
      <PartHeading
        id="home-magazine"
        title={t('front.magazine')}
        more={{ href: href('magazines'), label: t('front.all-magazines') }}
        small
      />
      <MagazineTile magazine={magazine} />
    </section>
  )
}
