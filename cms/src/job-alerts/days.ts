import { daysAfter } from '../statistics/dutch-day.ts'

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
