import { dayOf, daysAfter } from '../../../statistics/dutch-day.ts'

/** Possible lengths of a period, in days. */
export const periods = [7, 30, 90, 365]

/** Dutch days, inclusive. Today isn't over, so it's in neither period. */
export interface Period {
  days: number
  from: string
  to: string
  /** First day of the period it is compared with. */
  beforeFrom: string
  beforeTo: string
  today: string
}

/** The last given number of full days, and as many before them: whole weeks earlier, so that Mondays are compared with Mondays. */
export function periodOf(days: number): Period {
  const today = dayOf(Date.now())
  const from = daysAfter(today, -days)
  const to = daysAfter(today, -1)
  const weeks = Math.ceil(days / 7)
  return {
    days,
    from,
    to,
    beforeFrom: daysAfter(from, -7 * weeks),
    beforeTo: daysAfter(to, -7 * weeks),
    today,
  }
}
