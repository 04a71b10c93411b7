import { dutchDate } from '../../client/content/dutch-date.ts'

const hourMs = 3_600_000
/** Days by hour since the epoch: Dutch time is a whole number of hours from UTC, and formatting dates is slow. */
const known = new Map<number, string>()

/**
 * The Dutch day of an instant: `2026-12-03`.
 * @param at Milliseconds since the epoch.
 */
export function dayOf(at: number): string {
  const hour = Math.floor(at / hourMs)
  const before = known.get(hour)
  if (before) return before
  const day = dutchDate(new Date(hour * hourMs).toISOString())
  if (known.size > 100) known.clear()
  known.set(hour, day)
  return day
}
