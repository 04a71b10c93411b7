/**
 * Runs a task with a timeout. The timer ends with the task: unlike that of `AbortSignal.timeout`, it doesn't keep a
 * Durable Object in memory, which is billed, after the answer.
 * @param ms Timeout in milliseconds, after which the signal aborts.
 * @param task Must read its response completely before it resolves, so that a body that stalls is aborted too.
 * @throws What the task throws; a DOMException named `TimeoutError` if it rethrows the signal's reason.
 */
export async function withTimeout<Answer>(
  ms: number,
  task: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  const controller = new AbortController()
  const timer = setTimeout(
    () => controller.abort(new DOMException(`No answer within ${ms} ms`, 'TimeoutError')),
    ms,
  )
  try {
    return await task(controller.signal)
  } finally {
    clearTimeout(timer)
  }
}

/** Never resolves, and rejects when the signal aborts: for work that accepts no signal. */
export function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
