import { describe, expect, it } from 'vitest'
import { dutchDate } from '../../../client/content/dutch-date.ts'
import { startOfDay } from '../../../worker/content/dutch-time.ts'

describe('the Dutch day', () => {
  it.each(['2026-01-01', '2026-03-28', '2026-03-29', '2026-03-30', '2026-10-25', '2026-10-26', '2028-02-29'])(
    'begins with its first millisecond: %s',
    (day) => {
      const start = startOfDay(day)

      expect(dutchDate(start)).toBe(day)
      expect(dutchDate(new Date(Date.parse(start) - 1).toISOString())).not.toBe(day)
    },
  )
})
