import { expect, it } from 'vitest'
import type { Salary } from '../../../client/content/vacancy.ts'
import { middlePerMonth, mostPerMonth } from '../../../worker/jobs/monthly-salary.ts'

const euros = (min: number | null, max: number | null, unit: Salary['unit'] = 'MONTH'): Salary => ({
  min,
  max,
  currency: 'EUR',
  unit,
})

it.each([
  [euros(2600, 3200), 2900, 3200],
  [euros(2600, null), 2600, 2600],
  [euros(null, 3200), 3200, 3200],
  // 40 hours a week, 52 weeks a year.
  [euros(15, 18, 'HOUR'), 2860, 3120],
  [euros(48_000, 60_000, 'YEAR'), 4500, 5000],
  [{ ...euros(3000, 4000), currency: 'GBP' }, null, null],
  [null, null, null],
])('%j a month for a full week is %s in the middle and %s at most', (salary, middle, most) => {
  expect(middlePerMonth({ salary, employmentTypes: ['FULL_TIME'] })).toBe(middle)
  expect(mostPerMonth(salary)).toBe(most)
})

it.each(['INTERN', 'VOLUNTEER'] as const)('what %s gets is not the pay of a job', (type) => {
  expect(middlePerMonth({ salary: euros(600, 600), employmentTypes: ['FULL_TIME', type] })).toBeNull()
})
