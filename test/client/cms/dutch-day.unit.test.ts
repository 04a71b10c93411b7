import { describe, expect, it } from 'vitest'
import { dayOf, daysAfter, startOf } from '../../../cms/src/statistics/dutch-day.ts'

describe('the Dutch day', () => {
  it.each([
    ['2026-11-20T22:59:59Z', '2026-11-20'],
    ['2026-11-20T23:00:00Z', '2026-11-21'],
    ['2026-07-01T21:59:59Z', '2026-07-01'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
  ])('follows the Dutch clock: %s is in %s', (at, day) => {
    expect(dayOf(new Date(at))).toBe(day)
  })

  it.each(['2026-01-01', '2026-03-28', '2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26', '2028-02-29'])(
    'begins with its first millisecond: %s',
    (day) => {
      const start = startOf(day).getTime()

      expect(dayOf(start)).toBe(day)
      expect(dayOf(start - 1)).toBe(daysAfter(day, -1))
    },
  )

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-11-21', 24],
  ])('is as long as the clock makes it: %s has %d hours', (day, hours) => {
    expect((startOf(daysAfter(day, 1)).getTime() - startOf(day).getTime()) / 3_600_000).toBe(hours)
  })
})
