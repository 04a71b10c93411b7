import { daysAfter, weekdayOf } from '../statistics/dutch-day.ts'

/** The bank needs a file a day before it debits, and closes before midnight. */
const daysAhead = 2
/** Banks keep files no longer than this. */
const mostDaysAhead = 14

/**
 * Whether banks settle on a day: no weekend and no holiday of TARGET, the system of the European Central Bank.
 * @param day Such as `2026-12-03`.
 */
export function isTargetDay(day: string): boolean {
  return weekdayOf(day) < 6 && !holidaysOf(Number(day.slice(0, 4))).includes(day)
}

/** Days on which a file that is made today can be collected, the first one first. */
export function collectionDays(today: string): string[] {
  const days = Array.from({ length: mostDaysAhead }, (_, index) => daysAfter(today, index + 1))
  return days.filter(isTargetDay).slice(daysAhead - 1)
}

function holidaysOf(year: number): string[] {
  const easter = easterOf(year)
  return [
    `${year}-01-01`,
    daysAfter(easter, -2),
    daysAfter(easter, 1),
    `${year}-05-01`,
    `${year}-12-25`,
    `${year}-12-26`,
  ]
}

/** Easter Sunday, by the algorithm of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const rest = year % 100
  const corrected = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - corrected + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const sum = epact + weekday - 7 * late + 114
  return new Date(Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)).toISOString().slice(0, 10)
}
