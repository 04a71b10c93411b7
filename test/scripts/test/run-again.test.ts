import { expect, it } from 'vitest'
import type { Failure } from '../../../scripts/test/failures.ts'
import { runAgain } from '../../../scripts/test/run-again.ts'
import type { Result } from '../../../scripts/test/steps.ts'

const adds = { title: 'test/a.test.ts > adds', message: 'too late', file: 'test/a.test.ts' }
const subtracts = { title: 'test/b.test.ts > subtracts', message: 'wrong', file: 'test/b.test.ts' }
const types = { title: 'Types', message: 'a type is wrong' }

it('counts a test that passes alone, and names it; one that fails again has failed', async () => {
  const asked: string[][] = []

  const second = await runAgain([adds, subtracts, types], async (files) => {
    asked.push(files)
    return result(7, [subtracts])
  })

  expect(asked).toEqual([['test/a.test.ts', 'test/b.test.ts']])
  expect(second.unstable).toEqual([adds])
  expect(second.change.tally).toEqual({ passed: 1, failed: -1 })
  expect(second.change.failures).toEqual([])
})

it('counts what fails for the first time', async () => {
  const second = await runAgain([adds], async () => result(1, [subtracts]))

  expect(second.change.tally).toEqual({ passed: 1, failed: 0 })
  expect(second.change.failures).toEqual([subtracts])
})

it('takes nothing for passed where the second run did not run', async () => {
  const broken = { title: 'vitest test/a.test.ts', message: 'It ended with exit code 1' }

  const second = await runAgain([adds], async () => result(0, [broken]))

  expect(second.unstable).toEqual([])
  expect(second.change.tally).toEqual({ passed: 0, failed: 1 })
})

it.each([
  { why: 'nothing failed', failures: [] },
  { why: 'a check failed', failures: [types] },
  {
    why: 'many files failed',
    failures: ['a', 'b', 'c', 'd'].map((name) => ({ ...adds, file: `test/${name}.test.ts` })),
  },
])('runs nothing again where $why', async ({ failures }) => {
  const second = await runAgain(failures, () => Promise.reject(new Error('It was asked to')))

  expect(second.change.tally).toEqual({ passed: 0, failed: 0 })
})

function result(passed: number, failures: Failure[]): Result {
  return { tally: { passed, failed: failures.length }, files: [], failures }
}
