/** Sweden writes dates as ISO 8601. */
const isoDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })

/**
 * The Dutch date of an instant: `2026-12-03`.
 * @param instant ISO 8601; default: now.
 */
export function dutchDate(instant?: string): string {
  return isoDate.format(instant === undefined ? new Date() : new Date(instant))
}

/** The day this many days after another, or before it if negative. @param day ISO 8601 date. */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
}
