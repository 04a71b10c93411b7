import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { IsolateMemo } from '../../../worker/isolate-memo.ts'

let later: Promise<unknown>[] = []
const start = 1_800_000_000_000

function keepAlive(work: Promise<unknown>): void {
  later.push(work)
}

function says(value: string): () => Promise<string> {
  return () => Promise.resolve(value)
}

function fails(): Promise<string> {
  return Promise.reject(new Error('away'))
}

beforeEach(() => {
  later = []
  vi.setSystemTime(start)
})
afterEach(() => vi.useRealTimers())

it('reads once per interval', async () => {
  const memo = new IsolateMemo(1000, 'fallback')

  expect(await memo.get(says('one'), keepAlive)).toBe('one')
  expect(await memo.get(says('two'), keepAlive)).toBe('one')
})

it('returns the old value while the new one is fetched', async () => {
  const memo = new IsolateMemo(1000, 'fallback')
  await memo.get(says('one'), keepAlive)
  vi.setSystemTime(start + 1001)

  expect(await memo.get(says('two'), keepAlive)).toBe('one')
  await Promise.all(later)
  expect(await memo.get(says('three'), keepAlive)).toBe('two')
})

it('reads again for only one of many concurrent readers', async () => {
  const memo = new IsolateMemo(1000, 'fallback')
  await memo.get(says('one'), keepAlive)
  vi.setSystemTime(start + 1001)
  const ask = vi.fn(says('two'))

  await Promise.all([memo.get(ask, keepAlive), memo.get(ask, keepAlive), memo.get(ask, keepAlive)])

  expect(ask).toHaveBeenCalledTimes(1)
})

it("keeps its value if the store doesn't answer", async () => {
  const memo = new IsolateMemo(1000, 'fallback')
  await memo.get(says('one'), keepAlive)
  vi.setSystemTime(start + 1001)
  await memo.get(fails, keepAlive)
  await Promise.all(later)

  expect(await memo.get(says('two'), keepAlive)).toBe('one')
})

it('returns the fallback until the first successful read', async () => {
  const memo = new IsolateMemo(1000, 'fallback')

  expect(await memo.get(fails, keepAlive)).toBe('fallback')
  expect(await memo.get(says('one'), keepAlive)).toBe('one')
})

it("isn't overwritten by a read that started before it was set", async () => {
  const memo = new IsolateMemo(1000, 'fallback')
  const slow = Promise.withResolvers<string>()
  const asked = memo.get(() => slow.promise, keepAlive)

  memo.set('new')
  slow.resolve('old')

  expect(await asked).toBe('new')
  expect(await memo.get(says('old'), keepAlive)).toBe('new')
})
