import { describe, expect, it } from 'vitest'
import { acceptOf, fileLimits } from '../../../client/files/file-limits.ts'
import { problemBefore } from '../../../client/files/file-problem.ts'
import { problemMessage } from '../../../client/forms/file-message.ts'

const { cv } = fileLimits
const size = 1

describe('a file', () => {
  it.each([
    [{ name: 'cv.pdf', type: 'application/pdf', size }, null],
    [{ name: 'cv.doc', type: 'application/msword', size }, null],
    [{ name: 'CV.DOC', type: '', size }, null],
    [{ name: 'cv.png', type: 'image/png', size }, 'wrong-type'],
    [{ name: 'cv.pdf', type: 'image/png', size }, 'wrong-type'],
    [{ name: 'cv', type: '', size }, 'wrong-type'],
    [{ name: 'cv.pdf', type: 'application/pdf', size: cv.maxBytes }, null],
    [{ name: 'cv.pdf', type: 'application/pdf', size: cv.maxBytes + 1 }, 'too-large'],
    [{ name: 'cv.pdf', type: 'application/pdf', size: 0 }, 'empty'],
  ])('is looked at before it is sent: %j → %s', (file, problem) => {
    expect(problemBefore(file, cv)).toBe(problem)
  })

  it('is refused in words that name what would do', () => {
    expect(problemMessage('wrong-type', cv, 'nl').values).toEqual({ types: 'PDF, DOCX of DOC' })
    expect(problemMessage('wrong-type', cv, 'en').values).toEqual({ types: 'PDF, DOCX, or DOC' })
    expect(problemMessage('too-large', cv, 'de').values).toEqual({ megabytes: 10 })
    expect(acceptOf(cv)).toBe('.pdf,.docx,.doc')
  })
})
