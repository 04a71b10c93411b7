const dayMs = 86_400_000

/** A day of the calendar in Amsterdam: `2026-11-23`. */
export function dayInAmsterdam(at: Date): string {
  return new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: 'Europe/Amsterdam' }).format(at)
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const at = new Date(`${day}T00:00:00Z`)
  const sinceMonday = (at.getUTCDay() + 6) % 7
  return new Date(at.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10)
}
