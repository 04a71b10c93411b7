import { daysAfter } from './dutch-day.ts'

/** Dutch days, inclusive, and those that they are compared with. */
export interface CompanyPeriod {
  from: string
  to: string
  beforeFrom: string
  beforeTo: string
  /** Of calendar months alone: only these say how many readers there were (decision 061). */
  isWholeMonths: boolean
}

/**
 * A period with the one before it: for whole calendar months as many months, for others the same weekdays, as in the editors' statistics.
 * @param to Not before `from`.
 */
export function companyPeriod(from: string, to: string): CompanyPeriod {
  const isWholeMonths = from.endsWith('-01') && daysAfter(to, 1).endsWith('-01')
  if (isWholeMonths) {
    const beforeFrom = monthsAfter(from, -monthsIn(from, to))
    return { from, to, beforeFrom, beforeTo: daysAfter(from, -1), isWholeMonths }
  }
  const days = daysIn(from, to)
  const shift = -7 * Math.ceil(days / 7)
  return { from, to, beforeFrom: daysAfter(from, shift), beforeTo: daysAfter(to, shift), isWholeMonths }
}

/** The calendar month before the one of a day. */
export function monthBefore(day: string): { from: string; to: string } {
  const first = `${day.slice(0, 7)}-01`
  return { from: monthsAfter(first, -1), to: daysAfter(first, -1) }
}

/** How many days a period has. */
export function daysIn(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1
}

function monthsIn(from: string, to: string): number {
  return (
    12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7)) +
    1
  )
}

/** @param first The first day of a month. */
function monthsAfter(first: string, months: number): string {
  const at = new Date(`${first}T00:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() + months)
  return at.toISOString().slice(0, 10)
}
