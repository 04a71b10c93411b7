import { expect, it } from 'vitest'
import { lastWeekday } from '../../../cms/src/statistics/dutch-day.ts'

it.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2026-12-01', '2026-11-30'],
  ['2027-01-01', '2026-12-28'],
])('the week of %s begins on %s', (day, monday) => {
  expect(lastWeekday(day, 1)).toBe(monday)
})

it.each([
  ['2026-11-23', 7, '2026-11-22'],
  ['2026-11-22', 7, '2026-11-22'],
  ['2026-11-25', 3, '2026-11-25'],
  ['2026-11-24', 3, '2026-11-18'],
])('until %s, the last day %d of a week was %s', (day, weekday, last) => {
  expect(lastWeekday(day, weekday)).toBe(last)
})
