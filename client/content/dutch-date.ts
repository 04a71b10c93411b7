/** Sweden writes dates as ISO 8601. */
const isoDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })

/**
 * The Dutch date of an instant: `2026-12-03`.
 * @param instant ISO 8601; default: now.
 */
export function dutchDate(instant?: string): string {
  return isoDate.format(instant === undefined ? new Date() : new Date(instant))
}
