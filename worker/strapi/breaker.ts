import { onForgetAll } from '../isolate-state.ts'
import { StrapiError, StrapiPausedError, StrapiUnreachableError } from '../strapi-error.ts'

/** Calls that share a time limit. */
interface Lane {
  /**
   * Makes a call, unless one failed to connect less than five seconds ago. After that, one call probes it while the
   * others stay paused.
   * @throws StrapiPausedError if the call is skipped; otherwise what the call throws.
   */
  run: <Answer>(call: () => Promise<Answer>) => Promise<Answer>
  /** True from a failed connection until a call succeeds. */
  isOpen: () => boolean
}

/** Circuit breaker: pauses calls to a backend that couldn't be reached, so that readers don't each wait for it. */
export interface Breaker extends Lane {
  /**
   * For calls that a page waits for less long than the limit of a call: if one takes too long, only these are paused,
   * since the backend may be fast enough for others.
   */
  hurried: Lane
  /** Allows calls again immediately: the backend has just contacted us. */
  endPause: () => void
}

/** Milliseconds. */
const pauseMs = 5000

/** Milliseconds since 1970; 0 while calls are allowed. */
interface Pause {
  until: number
}

/** Create it once in a module, never per request: it is registered permanently. */
export function createBreaker(): Breaker {
  const away: Pause = { until: 0 }
  const slow: Pause = { until: 0 }

  /** @param own What a call that takes too long pauses. */
  function lane(own: Pause): Lane {
    const isOpen = () => away.until > 0 || own.until > 0
    const end = () => {
      away.until = own.until = 0
    }
    return {
      isOpen,
      async run(call) {
        if (Date.now() < Math.max(away.until, own.until)) throw new StrapiPausedError()
        if (isOpen()) start(own)
        try {
          const answer = await call()
          end()
          return answer
        } catch (failure) {
          if (failure instanceof StrapiUnreachableError) start(failure.isTimeout ? own : away)
          else if (failure instanceof StrapiError && !failure.isOutage) end()
          throw failure
        }
      },
    }
  }

  function endPause(): void {
    away.until = slow.until = 0
  }

  onForgetAll(endPause)

  return { ...lane(away), hurried: lane(slow), endPause }
}

function start(pause: Pause): void {
  pause.until = Date.now() + pauseMs
}

/** This isolate's breaker for the content backend. */
export const breaker = createBreaker()
