import { expect, it } from 'vitest'
import { pressesOf } from '../../../client/vacancies/presses.ts'

it.each(['published', 'paused', 'expired'] as const)(
  'a vacancy that is %s can be closed as filled',
  (state) => {
    expect(pressesOf({ state, change: null })).toContain('fill')
  },
)

it.each(['draft', 'submitted', 'filled', 'rejected'] as const)('one that is %s cannot', (state) => {
  expect(pressesOf({ state, change: null })).not.toContain('fill')
})
