import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { fileTypes } from '../../../client/files/file-types.ts'
import { firebaseCvLimits, firebaseCvProblem } from '../../../client/firebase/cv/cv-limits.ts'

const pdf = 'application/pdf'
const name = 'cv.pdf'
const { maxBytes } = firebaseCvLimits

describe('a CV in Firebase', () => {
  it.each([
    [{ name, type: pdf, size: 1 }, null],
    [{ name, type: pdf, size: maxBytes }, null],
    [{ name, type: pdf, size: maxBytes + 1 }, 'too-large'],
    [{ name, type: pdf, size: 0 }, 'empty'],
    [{ name, type: 'application/msword', size: 1 }, 'wrong-type'],
    [{ name, type: 'constructor', size: 1 }, 'wrong-type'],
    [{ name, type: '', size: 1 }, 'wrong-type'],
  ])('is checked before upload: %j → %s', (file, problem) => {
    expect(firebaseCvProblem(file)).toBe(problem)
  })

  it('has the same limits in the storage rules', async () => {
    const rules = await readFile('worker/firebase/rules/storage.rules', 'utf8')

    for (const type of firebaseCvLimits.types) expect(rules).toContain(`'${fileTypes[type].mediaType}'`)
    expect(rules).toContain(`<= ${maxBytes / 1024 / 1024} * 1024 * 1024`)
  })
})
