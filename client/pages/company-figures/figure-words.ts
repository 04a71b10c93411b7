import { formatDate } from '../../components/dates.ts'
import type { Locale } from '../../content/locale.ts'

/** A Dutch day in words, such as `3 december 2026`. @param day Such as `2026-12-03`. */
export function dayWords(locale: Locale, day: string): string {
  return formatDate(locale, day, 'day')
}

/** A point of the course: `3 dec`, or `december 2026` for a month. @param at Such as `2026-12-03` or `2026-12`. */
export function pointWords(locale: Locale, at: string): string {
  const words = /^\d{4}-\d\d$/.test(at)
    ? ({ month: 'long', year: 'numeric' } as const)
    : ({ day: 'numeric', month: 'short' } as const)
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...words, timeZone: 'UTC' }).format(
    new Date(at),
  )
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
