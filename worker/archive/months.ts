/** A month of Dutch time. */
export interface Month {
  year: number
  /** 1 to 12. */
  month: number
}

const timeZone = 'Europe/Amsterdam'

const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
const yearAndMonth = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: 'numeric' })
const date = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })

/** The first instant of a month, as ISO 8601. */
export function startOf({ year, month }: Month): string {
  const midnight = Date.UTC(year, month - 1, 1)
  // Clocks change in the last week of a month, so an hour earlier or later has the same offset.
  const name = offset.formatToParts(midnight).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const hours = Number(/GMT([+-]\d\d)/.exec(name)?.[1] ?? 0)
  return new Date(midnight - hours * 3_600_000).toISOString()
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

/** The Dutch date of an instant, as `2026-11-21`. */
export function dateOf(instant: string): string {
  return date.format(new Date(instant))
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
