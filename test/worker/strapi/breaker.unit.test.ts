import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBreaker } from '../../../worker/strapi/breaker.ts'
import { StrapiError, StrapiPausedError, StrapiUnreachableError } from '../../../worker/strapi-error.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const unreachable = () => Promise.reject(new StrapiUnreachableError('Connection refused'))
const answers = vi.fn(async () => 'an answer')

/** A breaker after a failed connection. */
async function openBreaker() {
  const breaker = createBreaker()
  await expect(breaker.run(unreachable)).rejects.toThrow(StrapiUnreachableError)
  answers.mockClear()
  return breaker
}

it('skips calls for five seconds after a failed connection', async () => {
  const breaker = await openBreaker()
  vi.advanceTimersByTime(4999)

  await expect(breaker.run(answers)).rejects.toThrow(StrapiPausedError)
  expect(answers).not.toHaveBeenCalled()
})

it('then allows one call, while others stay paused', async () => {
  const breaker = await openBreaker()
  vi.advanceTimersByTime(5000)
  const trial = Promise.withResolvers<string>()

  const tried = breaker.run(() => trial.promise)
  await expect(breaker.run(answers)).rejects.toThrow(StrapiPausedError)
  trial.resolve('it is back')

  expect(await tried).toBe('it is back')
  expect(await breaker.run(answers)).toBe('an answer')
})

it('waits another five seconds if that call fails to connect too', async () => {
  const breaker = await openBreaker()
  vi.advanceTimersByTime(5000)
  await expect(breaker.run(unreachable)).rejects.toThrow(StrapiUnreachableError)

  await expect(breaker.run(answers)).rejects.toThrow(StrapiPausedError)
})

it('treats a refusal as an answer', async () => {
  const breaker = await openBreaker()
  vi.advanceTimersByTime(5000)
  const refused = () => Promise.reject(new StrapiError(403, 'ForbiddenError', 'Forbidden'))
  await expect(breaker.run(refused)).rejects.toThrow('Forbidden')

  expect(breaker.isOpen()).toBe(false)
  expect(await breaker.run(answers)).toBe('an answer')
})

it('pauses only other hurried calls if a hurried one takes too long', async () => {
  const breaker = createBreaker()
  const tooSlow = () => Promise.reject(new StrapiUnreachableError(new DOMException('Slow', 'TimeoutError')))
  await expect(breaker.hurried.run(tooSlow)).rejects.toThrow('Slow')

  expect(breaker.isOpen()).toBe(false)
  expect(await breaker.run(answers)).toBe('an answer')
  expect(breaker.hurried.isOpen()).toBe(true)
  await expect(breaker.hurried.run(answers)).rejects.toThrow(StrapiPausedError)

  vi.advanceTimersByTime(5000)
  expect(await breaker.hurried.run(answers)).toBe('an answer')
  expect(breaker.hurried.isOpen()).toBe(false)
})

it('pauses all calls if a hurried one fails to connect, and hurried ones if any does', async () => {
  const breaker = createBreaker()
  await expect(breaker.hurried.run(unreachable)).rejects.toThrow(StrapiUnreachableError)

  await expect(breaker.run(answers)).rejects.toThrow(StrapiPausedError)
  await expect(breaker.hurried.run(answers)).rejects.toThrow(StrapiPausedError)
})

it('allows calls immediately after the backend contacted us', async () => {
  const breaker = await openBreaker()

  breaker.endPause()

  expect(await breaker.run(answers)).toBe('an answer')
})
