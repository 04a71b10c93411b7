import type { Locale } from '../../content/locale.ts'

/** A point of a chart: `3 dec`, or `december 2026` for a month. @param at Such as `2026-12-03` or `2026-12`. */
export function pointWords(locale: Locale, at: string): string {
  const words = /^\d{4}-\d\d$/.test(at)
    ? ({ month: 'long', year: 'numeric' } as const)
    : ({ day: 'numeric', month: 'short' } as const)
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...words, timeZone: 'UTC' }).format(
    new Date(at),
  )
}
