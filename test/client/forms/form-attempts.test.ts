import { expect, it } from 'vitest'
import { formAttempts } from '../../../client/forms/form-attempts.ts'

const order = { email: 'noor@bedrijf.example', seats: ['2'] }
const lost = { isDone: false, errors: {}, notice: { key: 'form.failed' } } as const

it('a form that is sent again after a lost answer keeps its key', () => {
  const { keyOf, answered } = formAttempts()
  const key = keyOf(order)

  answered(order, lost)

  expect(keyOf(order)).toBe(key)
})

it.each([
  { isDone: true, goTo: '/betaling?code=1' },
  { isDone: true, provider: 'https://betaler.example/1' },
] as const)(
  'a form that led away ($goTo$provider) keeps its key for who comes back by the back button',
  (answer) => {
    const { keyOf, answered } = formAttempts()
    const key = keyOf(order)

    answered(order, answer)

    expect(keyOf({ ...order })).toBe(key)
    answered(order, answer)
    expect(keyOf({ ...order })).toBe(key)
  },
)

it('other values after that are another order, also if they are changed back', () => {
  const { keyOf, answered } = formAttempts()
  const first = keyOf(order)
  answered(order, { isDone: true, goTo: '/betaling?code=1' })

  const second = keyOf({ ...order, seats: ['3'] })
  answered({ ...order, seats: ['3'] }, { isDone: true, goTo: '/betaling?code=2' })

  expect(new Set([first, second, keyOf(order)]).size).toBe(3)
})

it('a form that stays and was answered acts again', () => {
  const { keyOf, answered } = formAttempts()
  const key = keyOf(order)

  answered(order, { isDone: true, notice: { key: 'contact-form.done' } })

  expect(keyOf(order)).not.toBe(key)
})
