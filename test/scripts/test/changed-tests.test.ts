import { expect, it } from 'vitest'
import { changedTests } from '../../../scripts/test/changed-tests.ts'

const there = new Set([
  'test/worker/edge',
  'test/worker/edge/locale.test.ts',
  'test/worker/edge/redirect-rule.unit.test.ts',
  'test/worker/pages',
  'test/client/forms',
])
const testsOf = (...changed: string[]) => changedTests(changed, (path) => there.has(path))

it('finds the test of the same path', () => {
  expect(testsOf('worker/edge/locale.ts')).toEqual(['test/worker/edge/locale.test.ts'])
  expect(testsOf('worker/edge/redirect-rule.ts')).toEqual(['test/worker/edge/redirect-rule.unit.test.ts'])
})

it('takes the nearest folder where no test has that path', () => {
  expect(testsOf('worker/edge/bots.ts')).toEqual(['test/worker/edge'])
  expect(testsOf('client/pages/news/NewsPage.tsx')).toEqual(['test/worker/pages'])
  expect(testsOf('client/forms/fields/deep/Field.tsx')).toEqual(['test/client/forms'])
})

it('takes a changed test as it is, once', () => {
  expect(testsOf('test/e2e/jobs.test.ts', 'worker/edge/bots.ts', 'worker/edge/csp.ts')).toEqual([
    'test/e2e/jobs.test.ts',
    'test/worker/edge',
  ])
})

it('has nothing to say of papers', () => {
  expect(testsOf('README.md', 'docs/architecture.md')).toEqual([])
})
