import { withTimeout } from '../http/timeout.ts'
import { report } from '../report.ts'

/** Who answers while the first that was asked does not. */
export interface Hedge<Value> {
  /** Milliseconds after which the other is asked too. */
  afterMs: number
  /** What the other has; null where it has nothing. */
  standIn: () => Promise<Value | null>
  /** Told when the first failed, perhaps long after the other has answered. */
  failed: (failure: unknown, how: { late: boolean }) => void
  /** Keeps work behind the answer alive (`waitUntil`). */
  later: (work: Promise<unknown>) => void
}

type Outcome<Value> =
  | { state: 'answered'; value: Value | null }
  | { state: 'failed'; failure: unknown }
  | { state: 'slow' }

/**
 * The answer of whoever was asked first; where it fails, or takes too long while the other has something, the other's.
 * That somebody has nothing is believed of the first alone: the other may not have heard of it yet.
 * @throws What `standIn` throws, where the first has failed too.
 */
export async function hedged<Value>(
  asked: Promise<Value | null>,
  { afterMs, standIn, failed, later }: Hedge<Value>,
): Promise<Value | null> {
  const settled = asked.then(
    (value): Outcome<Value> => ({ state: 'answered', value }),
    (failure: unknown): Outcome<Value> => ({ state: 'failed', failure }),
  )
  let outcome = await orSlow(settled, afterMs)
  if (outcome.state === 'slow') {
    const found = await standIn().catch(nothing)
    if (found !== null) {
      later(settled.then((end) => end.state === 'failed' && failed(end.failure, { late: true })))
      return found
    }
    outcome = await settled
  }
  if (outcome.state === 'answered') return outcome.value
  if (outcome.state === 'failed') failed(outcome.failure, { late: false })
  return standIn()
}

/** The first that was asked may still answer. */
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
