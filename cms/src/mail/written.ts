import type { Language } from './site-link.ts'

/** How dates and amounts are written in a language: English as in Britain, as on the site. */
function conventionsOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language
}

/** Made formats, by language and style: making one takes longer than a query. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** How a language writes a moment. */
export function writtenMoment(
  at: Date,
  language: Language,
  style: Readonly<Intl.DateTimeFormatOptions>,
): string {
  const key = JSON.stringify([language, style])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(conventionsOf(language), style)
  formats.set(key, format)
  return format.format(at)
}

/** An amount as a mail writes it, from euro cents. */
export function writtenAmount(cents: number, language: Language): string {
  return new Intl.NumberFormat(conventionsOf(language), { style: 'currency', currency: 'EUR' }).format(
    cents / 100,
  )
}

/** A day such as `2026-12-05` as a mail writes it. */
export function writtenDay(day: string, language: Language): string {
  return writtenMoment(new Date(day), language, { dateStyle: 'long', timeZone: 'UTC' })
}

/** A Dutch date and time as a mail writes it. @param instant ISO 8601. */
export function writtenInstant(instant: string, language: Language): string {
  const style = { dateStyle: 'long', timeStyle: 'medium', timeZone: 'Europe/Amsterdam' } as const
  return writtenMoment(new Date(instant), language, style)
}
