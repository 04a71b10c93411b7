import { dutchDate } from '../content/dutch-date.ts'
import type { EventCard } from '../content/event-card.ts'
import type { Locale } from '../content/locale.ts'
import { formatDate } from './dates.ts'

/** When an event takes place. */
export type Span = Pick<EventCard, 'startsAt' | 'endsAt' | 'isAllDay'>

/** All times on this site are Dutch. */
const timeZone = 'Europe/Amsterdam'

const styles = {
  /** do */
  weekday: { weekday: 'short' },
  /** 3 */
  day: { day: 'numeric' },
  /** dec */
  month: { month: 'short' },
  /** december 2026 */
  monthAndYear: { month: 'long', year: 'numeric' },
  /** donderdag 3 december 2026 */
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** MEZ */
  zone: { hour: 'numeric', timeZoneName: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

const dayMs = 86_400_000

type Style = keyof typeof styles

// Intl objects are expensive to create and the same for everyone.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: Locale, style: Style): Intl.DateTimeFormat {
  const key = `${locale} ${style}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...styles[style], timeZone })
    formats.set(key, format)
  }
  return format
}

/** The parts of a date tile; `days` is `10–11` if the event ends on another day of the same month. */
export function tileParts(locale: Locale, { startsAt, endsAt }: Span) {
  const start = new Date(startsAt)
  const day = formatOf(locale, 'day').format(start)
  const lastDay = endsAt ? formatOf(locale, 'day').format(new Date(endsAt)) : day
  const isOneMonth = !endsAt || monthOf(startsAt) === monthOf(endsAt)
  return {
    weekday: bare(formatOf(locale, 'weekday').format(start)),
    days: isOneMonth && lastDay !== day ? `${bare(day)}–${bare(lastDay)}` : bare(day),
    month: bare(formatOf(locale, 'month').format(start)),
  }
}

/** Dutch and German put a full stop after some of them. */
function bare(text: string): string {
  return text.replace(/\.$/, '')
}

/** `december 2026`. @param month Year and month, such as `2026-12`. */
export function formatMonth(locale: Locale, month: string): string {
  return formatOf(locale, 'monthAndYear').format(new Date(`${month}-15T12:00:00Z`))
}

/** `donderdag 3 december 2026`, or both days if it lasts longer. */
export function formatDays(locale: Locale, { startsAt, endsAt }: Span): string {
  const format = formatOf(locale, 'full')
  if (!endsAt || isOneDay({ startsAt, endsAt })) return format.format(new Date(startsAt))
  return format.formatRange(new Date(startsAt), new Date(endsAt))
}

/**
 * `07:45–09:45`, or only the start if the end is unknown; over several days, the first start and the last end.
 * @returns null for whole days.
 */
export function formatHours(locale: Locale, { startsAt, endsAt, isAllDay }: Span): string | null {
  if (isAllDay) return null
  const start = formatDate(locale, startsAt, 'clock')
  return endsAt ? `${start}–${formatDate(locale, endsAt, 'clock')}` : start
}

/** An instant on a day of an event, by its number: 1 is the first. */
export function dayOfEvent({ startsAt }: Pick<Span, 'startsAt'>, day: number): string {
  // At noon, which no change of the clock moves to another day.
  const first = Date.parse(`${dutchDate(startsAt)}T12:00:00Z`)
  return new Date(first + (day - 1) * dayMs).toISOString()
}

/** The name of the Dutch time zone at an instant: `CET` or `CEST` in the reader's language. */
export function zoneOf(locale: Locale, instant: string): string {
  const parts = formatOf(locale, 'zone').formatToParts(new Date(instant))
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
}

function isOneDay({ startsAt, endsAt }: { startsAt: string; endsAt: string }): boolean {
  return formatDate('nl', startsAt, 'day') === formatDate('nl', endsAt, 'day')
}

function monthOf(instant: string): string {
  return formatOf('nl', 'monthAndYear').format(new Date(instant))
}
