const dayMs = 86_400_000
const hourMs = 3_600_000

const dutchDate = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' })

/** The Dutch day of an instant, such as `2026-12-03`: readers keep one pseudonym for that long. */
export function dayOf(at: number | Date) {
  return dutchDate.format(at)
}

/** The instant at which a Dutch day begins. */
export function startOf(day: string) {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  // The Dutch clock is one or two hours ahead of UTC.
  const summer = midnight - 2 * hourMs
  return new Date(dayOf(summer) === day ? summer : midnight - hourMs)
}

/** The day this many days after another, or before it if negative. */
export function daysAfter(day: string, days: number) {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10)
}

/** Which day of the week a day is: 1 is Monday, 7 Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/**
 * The last such day of the week until a day, which may be that day itself.
 * @param weekday 1 is Monday, 7 Sunday.
 */
export function lastWeekday(day: string, weekday: number): string {
  const since = (weekdayOf(day) - weekday + 7) % 7
  return daysAfter(day, -since)
}
