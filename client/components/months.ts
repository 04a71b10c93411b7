import type { Locale } from '../content/locale.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Formats a month of a year: `november 2026`. */
export function formatMonth(locale: Locale, { year, month }: { year: number; month: number }): string {
  return formatOf(locale, { month: 'long', year: 'numeric' }).format(Date.UTC(year, month - 1, 15))
}

/** The name of a month: `november`, or `nov` where space is limited. */
export function monthName(
  locale: Locale,
  month: number,
  style: 'long' | 'short' | 'narrow' = 'long',
): string {
  return formatOf(locale, { month: style }).format(Date.UTC(2026, month - 1, 15))
}

// Intl objects are expensive to create and the same for everyone.
function formatOf(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...options, timeZone: 'UTC' })
  formats.set(key, made)
  return made
}
