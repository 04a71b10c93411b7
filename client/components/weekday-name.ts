import type { Locale } from '../content/locale.ts'

/** A day of the week: `maandag`. @param weekday 1 is Monday, 7 Sunday. */
export function weekdayName(locale: Locale, weekday: number): string {
  // The first of January 2024 was a Monday.
  const day = new Date(Date.UTC(2024, 0, weekday))
  return new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(day)
}
