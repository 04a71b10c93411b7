import { dutchDate } from '../../client/content/dutch-date.ts'

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

/** The instant at which a Dutch day begins, as ISO 8601 in UTC. @param day Such as `2026-12-03`. */
export function startOfDay(day: string): string {
  // The Dutch clock is one or two hours ahead of UTC.
  const summer = new Date(`${day}T00:00:00+02:00`).toISOString()
  return dutchDate(summer) === day ? summer : new Date(`${day}T00:00:00+01:00`).toISOString()
}

function partsOf(instant: string): Partial<Record<Intl.DateTimeFormatPartTypes, string>> {
  const parts = clock.formatToParts(new Date(instant))
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]))
}
