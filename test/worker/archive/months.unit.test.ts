import { describe, expect, it } from 'vitest'
import { after, monthOf, monthsBetween, startOf } from '../../../worker/archive/months.ts'

describe('a month in Dutch time', () => {
  it.each([
    [{ year: 2026, month: 1 }, '2025-12-31T23:00:00.000Z'],
    [{ year: 2026, month: 4 }, '2026-03-31T22:00:00.000Z'],
    [{ year: 2026, month: 10 }, '2026-09-30T22:00:00.000Z'],
    [{ year: 2026, month: 11 }, '2026-10-31T23:00:00.000Z'],
  ])('starts at midnight in Amsterdam, in summer and in winter: %o', (month, start) => {
    expect(startOf(month)).toBe(start)
    expect(monthOf(start)).toEqual(month)
    expect(monthOf(new Date(Date.parse(start) - 1).toISOString())).not.toEqual(month)
  })

  it('is followed by the next one, across years', () => {
    expect(after({ year: 2025, month: 12 })).toEqual({ year: 2026, month: 1 })
    expect(monthsBetween({ year: 2025, month: 11 }, { year: 2026, month: 2 })).toEqual([
      { year: 2026, month: 2 },
      { year: 2026, month: 1 },
      { year: 2025, month: 12 },
      { year: 2025, month: 11 },
    ])
  })
})
