import type { Locale } from '../content/locale.ts'

/** All times on this site are Dutch. */
const timeZone = 'Europe/Amsterdam'

const styles = {
  /** 21 november 2026 */
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 21 nov 2026 */
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  /** zaterdag 21 november */
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  /** 06:45 */
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** A date format. */
export type DateStyle = keyof typeof styles

// Intl objects are expensive to create and the same for everyone.
const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats an instant (ISO 8601) in one of the styles, in Amsterdam time. */
export function formatDate(locale: Locale, instant: string | number, style: DateStyle): string {
  const key = `${locale} ${style}`
  let format = formats.get(key)
  if (!format) {
    // British order of day and month, as usual for a European title in English.
    format = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...styles[style], timeZone })
    formats.set(key, format)
  }
  return format.format(new Date(instant))
}

/** Day and time: `21 november 2026, 06:45`. */
export function formatMoment(locale: Locale, instant: string): string {
  return `${formatDate(locale, instant, 'day')}, ${formatDate(locale, instant, 'clock')}`
}

/**
 * How long ago something was, up to a day: `3 uur geleden`.
 * @param now Milliseconds since the epoch.
 * @returns null for a day or more, for the last minute, and for the future.
 */
export function formatAgo(locale: Locale, instant: string, now: number): string | null {
  const minutes = Math.floor((now - Date.parse(instant)) / 60_000)
  if (minutes < 1 || minutes >= 24 * 60) return null
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'always' })
  return minutes < 60 ? format.format(-minutes, 'minute') : format.format(-Math.floor(minutes / 60), 'hour')
}
