import { expect, it, vi } from 'vitest'
import { type Hedge, hedged } from '../../../worker/reading/hedged.ts'

/** Uses short delays; the tests, not the clock, decide what comes first. */
function hedge(options: Partial<Hedge<string>> = {}) {
  return {
    afterMs: 1,
    fallback: vi.fn(async (): Promise<string | null> => 'the replica'),
    failed: vi.fn(),
    later() {},
    ...options,
  }
}

it("doesn't read the fallback if the answer comes in time", async () => {
  const how = hedge({ afterMs: 10_000 })

  expect(await hedged(Promise.resolve('Strapi'), how)).toBe('Strapi')
  expect(await hedged(Promise.resolve(null), how)).toBeNull()
  expect(how.fallback).not.toHaveBeenCalled()
})

it("returns the fallback's value before a slow answer comes", async () => {
  const slow = Promise.withResolvers<string>()
  const how = hedge()

  expect(await hedged(slow.promise, how)).toBe('the replica')
  slow.resolve('Strapi')
  expect(how.failed).not.toHaveBeenCalled()
})

it('reports a slow answer that fails in the end', async () => {
  const slow = Promise.withResolvers<string>()
  const behind: Promise<unknown>[] = []
  const how = hedge({ later: (work) => behind.push(work) })
  await hedged(slow.promise, how)

  slow.reject(new Error('Time is up'))

  await Promise.all(behind)
  expect(how.failed).toHaveBeenCalledWith(new Error('Time is up'), { late: true })
})

it.each([
  ['has nothing', async () => null],
  ['fails', () => Promise.reject(new Error('D1 is away'))],
])('waits for a slow answer if the fallback %s', async (_, fallback) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const slow = Promise.withResolvers<string | null>()
  const isAsked = Promise.withResolvers<void>()
  const answer = hedged(
    slow.promise,
    hedge({
      fallback: () => {
        isAsked.resolve()
        return fallback()
      },
    }),
  )
  await isAsked.promise

  slow.resolve('Strapi')

  expect(await answer).toBe('Strapi')
})

it("returns the fallback's value if the primary fails, even if that is null", async () => {
  const how = hedge({ afterMs: 10_000 })

  expect(await hedged(Promise.reject(new Error('away')), how)).toBe('the replica')
  expect(how.failed).toHaveBeenCalledWith(new Error('away'), { late: false })
  expect(
    await hedged(Promise.reject(new Error('away')), hedge({ afterMs: 10_000, fallback: async () => null })),
  ).toBeNull()
})

it('fails if both do', async () => {
  const how = hedge({ fallback: () => Promise.reject(new Error('D1 is away')) })

  await expect(hedged(Promise.reject(new Error('away')), how)).rejects.toThrow('D1 is away')
})
