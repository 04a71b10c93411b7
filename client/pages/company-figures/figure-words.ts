import { formatDate } from '../../components/dates.ts'
import type { Locale } from '../../content/locale.ts'

/** A Dutch day in words, such as `3 december 2026`. @param day Such as `2026-12-03`. */
export function dayWords(locale: Locale, day: string): string {
  return formatDate(locale, day, 'day')
}

/** How much a count grew, such as `+12%`; null where nothing was before, or nothing changed. */
export function changeWords(locale: Locale, now: number, before: number): string | null {
  if (before === 0 || now === before) return null
  const percent = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'always',
  })
  return percent.format((now - before) / before)
}
