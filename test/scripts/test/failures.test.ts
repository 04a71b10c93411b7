import { expect, it } from 'vitest'
import { listFailures } from '../../../scripts/test/failures.ts'

it('names every failure, with the beginning of its message and without colours', () => {
  const message = `\u001b[31mAssertionError\u001b[39m: expected 1 to be 2\n${'at somewhere\n'.repeat(40)}`

  const listed = listFailures([
    { title: 'test/a.test.ts > adds', message },
    { title: 'Types', message: '' },
  ])

  expect(listed.split('\n').slice(0, 3)).toEqual([
    '== Failed',
    'test/a.test.ts > adds',
    '    AssertionError: expected 1 to be 2',
  ])
  expect(listed.split('\n').length).toBeLessThan(20)
  expect(listed).toContain('\nTypes\n')
})

it('says nothing where nothing failed', () => {
  expect(listFailures([])).toBe('')
})
