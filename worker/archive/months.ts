import { startOfDay } from '../content/dutch-time.ts'

/** A month of Dutch time. */
export interface Month {
  year: number
  /** 1 to 12. */
  month: number
}

const timeZone = 'Europe/Amsterdam'

const yearAndMonth = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric' })

/** The first instant of a month, as ISO 8601. */
export function startOf({ year, month }: Month): string {
  return startOfDay(`${year}-${String(month).padStart(2, '0')}-01`)
}

/** The next month. */
export function after({ year, month }: Month): Month {
  return month === 12 ? { year: year + 1, month: 1 } : { year, month: month + 1 }
}

/** The month of an instant (ISO 8601). */
export function monthOf(instant: string): Month {
  const parts = yearAndMonth.formatToParts(new Date(instant))
  const numberOf = (type: 'year' | 'month') => Number(parts.find((part) => part.type === type)?.value)
  return { year: numberOf('year'), month: numberOf('month') }
}

/** All months of a range, newest first. */
export function monthsBetween(first: Month, last: Month): Month[] {
  const months: Month[] = []
  for (let month = first; !isAfter(month, last); month = after(month)) months.unshift(month)
  return months
}

function isAfter(one: Month, other: Month): boolean {
  return one.year > other.year || (one.year === other.year && one.month > other.month)
}
