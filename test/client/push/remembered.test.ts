import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { remember, remembered } from '../../../client/push/remembered.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('what a browser remembers of its registration', () => {
  it('is the last value stored, until it is deleted', () => {
    const registration = { topics: ['jobs'], language: 'nl', refreshedAt: 5 } as const
    expect(remembered()).toBeNull()

    remember({ ...registration, topics: ['jobs'] })
    expect(remembered()).toEqual(registration)
    remember(null)

    expect(remembered()).toBeNull()
  })

  it.each(['{', '7', '[]', '{"topics":"x"}', '{"topics":[7],"language":"nl","refreshedAt":1}'])(
    'is nothing if the stored value is invalid: %s',
    (text) => {
      kept.set('schakel-push', text)

      expect(remembered()).toBeNull()
    },
  )

  it('is nothing without storage', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })

    remember({ topics: [], language: 'nl', refreshedAt: 5 })

    expect(remembered()).toBeNull()
  })
})
