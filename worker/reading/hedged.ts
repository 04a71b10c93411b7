import { withTimeout } from '../http/timeout.ts'
import { report } from '../report.ts'

/** The fallback of a hedged read. */
export interface Hedge<Value> {
  /** Milliseconds after which the fallback is read too. */
  afterMs: number
  /** The fallback's value; null if it has none. */
  fallback: () => Promise<Value | null>
  /** Called when the primary failed, possibly long after the fallback has answered. */
  failed: (failure: unknown, how: { late: boolean }) => void
  /** Keeps work after the response alive (`waitUntil`). */
  later: (work: Promise<unknown>) => void
}

type Outcome<Value> =
  | { state: 'answered'; value: Value | null }
  | { state: 'failed'; failure: unknown }
  | { state: 'slow' }

/**
 * The primary's answer; if it fails, or is slow while the fallback has a value, the fallback's. "Not found" is accepted
 * only from the primary while it is merely slow: the fallback may not know the document yet.
 * @throws What `fallback` throws, if the primary has failed too.
 */
export async function hedged<Value>(
  asked: Promise<Value | null>,
  { afterMs, fallback, failed, later }: Hedge<Value>,
): Promise<Value | null> {
  const settled = asked.then(
    (value): Outcome<Value> => ({ state: 'answered', value }),
    (failure: unknown): Outcome<Value> => ({ state: 'failed', failure }),
  )
  let outcome = await orSlow(settled, afterMs)
  if (outcome.state === 'slow') {
    const found = await fallback().catch(nothing)
    if (found !== null) {
      later(settled.then((end) => end.state === 'failed' && failed(end.failure, { late: true })))
      return found
    }
    outcome = await settled
  }
  if (outcome.state === 'answered') return outcome.value
  if (outcome.state === 'failed') failed(outcome.failure, { late: false })
  return fallback()
}

/** The primary may still answer. */
function nothing(failure: unknown): null {
  report('replica', failure)
  return null
}

function orSlow<Value>(settled: Promise<Outcome<Value>>, afterMs: number): Promise<Outcome<Value>> {
  return withTimeout(afterMs, (signal) => {
    const slow = new Promise<Outcome<Value>>((resolve) => {
      signal.addEventListener('abort', () => resolve({ state: 'slow' }), { once: true })
    })
    return Promise.race([settled, slow])
  })
}
