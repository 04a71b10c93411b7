/**
 * Lets a task take so long and no longer. Its timer ends with it: unlike that of `AbortSignal.timeout`, it keeps no Durable Object in
 * memory, which is paid for, after the answer has come.
 * @param ms After so many milliseconds the signal says that time is up.
 * @param task Reads its answer to the end before it resolves, so that a body that stops half-way is given up too.
 * @throws What the task throws; a DOMException named `TimeoutError` where it passes the signal's reason on.
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

/** Never answers, and fails once a signal says that time is up: for work that takes no signal itself. */
export function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
