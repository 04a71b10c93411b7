import { expect, it } from 'vitest'
import { isFromMail } from '../../../client/analytics/email-link.ts'

it.each([
  ['/?utm_source=brief&utm_medium=email', true],
  ['/news/110/tas?utm_medium=Email', true],
  ['/?utm_medium=social', false],
  ['/?medium=email', false],
  ['/', false],
])('%s: %s', (path, expected) => {
  expect(isFromMail(new URL(path, 'https://schakel.example'))).toBe(expected)
})
