import { formatDate } from '../../components/dates.ts'
import { dayOfEvent } from '../../components/event-dates.ts'
import type { Event, ProgrammeItem } from '../../content/event.ts'
import { useSite } from '../../site-context.tsx'

/** The programme in order, each day under a heading where there are several. */
export function Programme({ event }: { event: Event }) {
  const { t, locale } = useSite()
  const { programme } = event
  if (programme.length === 0) return null
  const days = [...Map.groupBy(programme, ({ day }) => day)].toSorted(([one], [other]) => one - other)
  return (
    <section aria-labelledby="programme">
      <h2 className="event-part" id="programme">
        {t('events.programme')}
      </h2>
      {locale !== 'nl' && <p className="event-panel-note">{t('events.programme-note')}</p>}
      {days.length === 1 ? (
        <Items items={programme} />
      ) : (
        days.map(([day, items]) => (
          <section key={day} className="programme-day" aria-labelledby={`programme-${day}`}>
            <h3 id={`programme-${day}`}>
              <DayName event={event} day={day} />
            </h3>
            <Items items={items} />
          </section>
        ))
      )}
    </section>
  )
}

/** `Dag 2`, and its date while that is known. */
function DayName({ event, day }: { event: Event; day: number }) {
  const { t, locale } = useSite()
  return (
    <>
      <span className="programme-number">{t('events.programme-day', { day })}</span>
      {event.status !== 'postponed' && (
        <span className="programme-date" suppressHydrationWarning>
          {formatDate(locale, dayOfEvent(event, day), 'weekday')}
        </span>
      )}
    </>
  )
}

function Items({ items }: { items: ProgrammeItem[] }) {
  return (
    <ol className="programme">
      {items.map(({ time, title, speaker }) => (
        <li key={`${time} ${title}`}>
          <span className="programme-time">{time}</span>
          <span className="programme-item">
            <span className="programme-title">{title}</span>
            {speaker && <span className="programme-speaker">{speaker}</span>}
          </span>
        </li>
      ))}
    </ol>
  )
}
