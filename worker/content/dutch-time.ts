const clock = new Intl.DateTimeFormat('en', {
  timeZone: 'Europe/Amsterdam',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
})

/**
 * An instant in Dutch time, with its offset: `2026-12-03T07:45:00+01:00`.
 * @param instant ISO 8601.
 */
export function dutchInstant(instant: string): string {
  const { year, month, day, hour, minute, second, timeZoneName } = partsOf(instant)
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${timeZoneName?.slice('GMT'.length)}`
}

/** The next day. @param date ISO 8601 date. */
export function dayAfter(date: string): string {
  const day = new Date(`${date}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

function partsOf(instant: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = clock.formatToParts(new Date(instant))
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}
