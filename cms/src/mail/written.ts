import type { Language } from './site-link.ts'

/** How dates and amounts are written in a language: English as in Britain, as on the site. */
export function conventionsOf(language: Language): string {
  return language === 'en' ? 'en-GB' : language
}

/** An amount as a mail writes it, from euro cents. */
export function writtenAmount(cents: number, language: Language): string {
  return new Intl.NumberFormat(conventionsOf(language), { style: 'currency', currency: 'EUR' }).format(
    cents / 100,
  )
}

/** A day such as `2026-12-05` as a mail writes it. */
export function writtenDay(day: string, language: Language): string {
  return new Intl.DateTimeFormat(conventionsOf(language), { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(day),
  )
}

/** A Dutch date and time as a mail writes it. @param instant ISO 8601. */
export function writtenInstant(instant: string, language: Language): string {
  return new Intl.DateTimeFormat(conventionsOf(language), {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Amsterdam',
  }).format(new Date(instant))
}
