import type { ProgrammeItem } from '../../content/event.ts'
import { useSite } from '../../site-context.tsx'

/** The programme in order. */
export function Programme({ items }: { items: ProgrammeItem[] }) {
  const { t, locale } = useSite()
  if (items.length === 0) return null
  return (
    <section aria-labelledby="programme">
      <h2 className="event-part" id="programme">
        {t('events.programme')}
      </h2>
      {locale !== 'nl' && <p className="event-panel-note">{t('events.programme-note')}</p>}
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
    </section>
  )
}
