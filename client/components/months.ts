import type { Locale } from '../content/locale.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Writes a month of a year: `november 2026`. */
export function formatMonth(locale: Locale, { year, month }: { year: number; month: number }): string {
  return formatOf(locale, { month: 'long', year: 'numeric' }).format(Date.UTC(year, month - 1, 15))
}

/** The name of a month alone: `november`, or `nov` where there is little room. */
export function monthName(
  locale: Locale,
  month: number,
  style: 'long' | 'short' | 'narrow' = 'long',
): string {
  return formatOf(locale, { month: style }).format(Date.UTC(2026, month - 1, 15))
}

// An Intl object takes long to make and is the same for everyone.
function formatOf(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { ...options, timeZone: 'UTC' })
  formats.set(key, made)
  return made
}
