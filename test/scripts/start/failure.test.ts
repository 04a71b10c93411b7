import { describe, expect, it } from 'vitest'
import { explain, MendableError } from '../../../scripts/start/failure.ts'

describe('a failure that ends a program', () => {
  it('is told in its own words where it can be mended, wherever it was caught on the way', () => {
    const failure = new Error('Building failed', { cause: new MendableError('Port 8787 is taken.') })

    expect(explain(failure)).toBe('Port 8787 is taken.')
  })

  it('names the folder for temporary files when a disk is full', () => {
    const full = Object.assign(new Error('write'), { code: 'ENOSPC' })

    expect(explain(new Error('workerd', { cause: full }))).toContain('TMPDIR')
  })

  it('keeps the stack where nobody knows the cause', () => {
    expect(explain(new TypeError('x is not a function'))).toContain('failure.test.ts')
  })
})
