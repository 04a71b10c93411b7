import { expect, it } from 'vitest'
import { createDates } from '../../../cms/seed/dates.ts'

it('moves the content by whole days, at the same time of the Dutch day', () => {
  const dates = createDates('2027-05-01')

  expect(dates.instant('2026-11-20T09:00:00+01:00')).toBe('2027-04-30T07:00:00.000Z')
  expect(dates.day('2026-11-20')).toBe('2027-04-30')
})

it.each([
  ['2026-11-21', '2026-11-12', '2026-12-03'],
  ['2026-11-22', '2026-11-19', '2026-12-10'],
  ['2026-11-28', '2026-11-19', '2026-12-10'],
  ['2026-11-29', '2026-11-26', '2026-12-17'],
])('on %s, events are on the same weekday, and over or ahead as they were written', (today, over, ahead) => {
  const { instantOfEvent } = createDates(today)

  expect(instantOfEvent('2026-11-12T19:30:00+01:00')).toBe(`${over}T18:30:00.000Z`)
  expect(instantOfEvent('2026-12-03T07:45:00+01:00')).toBe(`${ahead}T06:45:00.000Z`)
})
