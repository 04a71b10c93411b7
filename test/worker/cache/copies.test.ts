import { afterEach, describe, expect, it, vi } from 'vitest'
import { copies } from '../../../worker/cache/copies.ts'
import { type Copy, stateOf } from '../../../worker/cache/copy.ts'

const megabyte = 1024 * 1024

function copyOf(text: string, more: Partial<Copy> = {}): Copy {
  const body = new TextEncoder().encode(text)
  return {
    status: 200,
    headers: [['content-type', 'text/plain']],
    body,
    storedAt: Date.now(),
    version: '1',
    ...more,
  }
}

function textOf(copy: Copy | null): string | null {
  return copy && new TextDecoder().decode(copy.body)
}

afterEach(() => {
  copies.forget()
  vi.useRealTimers()
})

describe('kept answers', () => {
  it('come back whole from the Cache API, with their own status, headers and age', async () => {
    const copy = copyOf('verhuisd', {
      status: 301,
      headers: [['location', '/nieuw']],
      storedAt: 1234,
      version: 'v9',
    })
    await copies.put('page/één?page=2', copy)
    copies.forget()

    expect(await copies.get('page/één?page=2')).toEqual(copy)
  })

  it('are not found under another key', async () => {
    await copies.put('page/a?page=2', copyOf('a'))
    copies.forget()

    expect(await copies.get('page/a')).toBeNull()
    expect(await copies.get('page/a?page=20')).toBeNull()
  })

  it('keep a missing page in memory alone', async () => {
    await copies.put('page/weg', copyOf('weg', { status: 404 }))
    expect(textOf(await copies.get('page/weg'))).toBe('weg')
    copies.forget()

    expect(await copies.get('page/weg')).toBeNull()
  })

  it('leave memory when it is full, those first that were read longest ago', async () => {
    const big = 'x'.repeat(9 * megabyte)
    for (const key of ['eerste', 'tweede']) await copies.put(key, copyOf(big, { status: 404 }))
    await copies.get('eerste')

    await copies.put('derde', copyOf(big, { status: 404 }))

    expect(await copies.get('eerste')).not.toBeNull()
    expect(await copies.get('tweede')).toBeNull()
    expect(await copies.get('derde')).not.toBeNull()
  })

  it('count once when they are renewed', async () => {
    const big = 'x'.repeat(7 * megabyte)
    await copies.put('blijft', copyOf('klein', { status: 404 }))

    for (let time = 0; time < 20; time++) await copies.put('vernieuwd', copyOf(big, { status: 404 }))

    expect(await copies.get('blijft')).not.toBeNull()
  })
})

describe('stateOf', () => {
  const times = { fresh: 60, stale: 600 }

  it.each([
    [0, 'fresh'],
    [59, 'fresh'],
    [60, 'stale'],
    [659, 'stale'],
    [660, 'outdated'],
  ])('after %i seconds a copy is %s', (seconds, expected) => {
    vi.setSystemTime(1_800_000_000_000)
    const copy = copyOf('a', { storedAt: Date.now() - seconds * 1000 })

    expect(stateOf(copy, '1', times)).toBe(expected)
  })

  it('a copy of older content is outdated at once', () => {
    expect(stateOf(copyOf('a'), '2', times)).toBe('outdated')
  })
})
