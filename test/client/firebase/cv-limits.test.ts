import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { cvProblem, cvTypes, maxCvBytes } from '../../../client/firebase/cv/cv-limits.ts'

const pdf = 'application/pdf'

describe('a CV', () => {
  it.each([
    [{ type: pdf, size: 1 }, null],
    [{ type: pdf, size: maxCvBytes }, null],
    [{ type: pdf, size: maxCvBytes + 1 }, 'too-large'],
    [{ type: pdf, size: 0 }, 'is-empty'],
    [{ type: 'application/msword', size: 1 }, 'wrong-type'],
    [{ type: 'constructor', size: 1 }, 'wrong-type'],
    [{ type: '', size: 1 }, 'wrong-type'],
  ])('is checked before upload: %j → %s', (file, problem) => {
    expect(cvProblem(file)).toBe(problem)
  })

  it('has the same limits in the storage rules', async () => {
    const rules = await readFile('worker/firebase/rules/storage.rules', 'utf8')

    for (const type of Object.keys(cvTypes)) expect(rules).toContain(`'${type}'`)
    expect(rules).toContain(`<= ${maxCvBytes / 1024 / 1024} * 1024 * 1024`)
  })
})
