import type { Locale } from '../content/locale.ts'
import { useSite } from '../site-context.tsx'
import './date-tile.css'
import { formatDays, type Span, tileParts } from './event-dates.ts'

interface DateTileProps {
  span: Span
  look?: 'small' | 'standard' | 'large'
  /** Language of the surrounding text, if it isn't the page's. */
  locale?: Locale
}

/** The day of an event as a calendar leaf; screen readers get the full date. */
export function DateTile({ span, look = 'standard', locale }: DateTileProps) {
  const site = useSite()
  const language = locale ?? site.locale
  const { weekday, days, month } = tileParts(language, span)
  return (
    <time className={`date-tile date-tile-${look}`} dateTime={span.startsAt}>
      <span className="visually-hidden" suppressHydrationWarning>
        {formatDays(language, span)}
      </span>
      <span className="date-tile-weekday" aria-hidden="true" suppressHydrationWarning>
        {weekday}
      </span>
      <span
        className={days.length > 2 ? 'date-tile-days date-tile-several' : 'date-tile-days'}
        aria-hidden="true"
        suppressHydrationWarning
      >
        {days}
      </span>
      <span className="date-tile-month" aria-hidden="true" suppressHydrationWarning>
        {month}
      </span>
    </time>
  )
}
