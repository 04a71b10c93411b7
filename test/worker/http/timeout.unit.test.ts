import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withTimeout } from '../../../worker/http/timeout.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Never resolves, and stops when it is aborted. */
function hang(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}

it('returns the answer, and leaves no timer behind', async () => {
  expect(await withTimeout(5000, async () => 'answer')).toBe('answer')
  expect(vi.getTimerCount()).toBe(0)
})

it('leaves no timer behind if the task fails', async () => {
  await expect(withTimeout(5000, () => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(vi.getTimerCount()).toBe(0)
})

it('aborts the task when the time is up, and not before', async () => {
  const failure = withTimeout(5000, hang).catch((reason: unknown) => reason)
  const late = vi.fn()
  failure.then(late)

  await vi.advanceTimersByTimeAsync(4999)
  expect(late).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)

  expect(await failure).toMatchObject({ name: 'TimeoutError', message: 'No answer within 5000 ms' })
})
