import { onForgetAll } from '../isolate-state.ts'
import { StrapiError, StrapiPausedError, StrapiUnreachableError } from '../strapi-error.ts'

/** Circuit breaker: pauses calls to a backend that couldn't be reached, so that readers don't each wait for it. */
export interface Breaker {
  /**
   * Makes a call, unless one failed to connect less than five seconds ago. After that, one call probes it while the
   * others stay paused.
   * @throws StrapiPausedError if the call is skipped; otherwise what the call throws.
   */
  run: <Answer>(call: () => Promise<Answer>) => Promise<Answer>
  /** True from a failed connection until a call succeeds. */
  isOpen: () => boolean
  /** Allows calls again immediately: the backend has just contacted us. */
  endPause: () => void
}

/** Milliseconds. */
const pauseMs = 5000

/** Create it once in a module, never per request: it is registered permanently. */
export function createBreaker(): Breaker {
  let pausedUntil = 0

  function pause(): void {
    pausedUntil = Date.now() + pauseMs
  }

  function endPause(): void {
    pausedUntil = 0
  }

  onForgetAll(endPause)

  return {
    async run(call) {
      if (Date.now() < pausedUntil) throw new StrapiPausedError()
      if (pausedUntil > 0) pause()
      try {
        const answer = await call()
        endPause()
        return answer
      } catch (failure) {
        if (failure instanceof StrapiUnreachableError) pause()
        else if (failure instanceof StrapiError && !failure.isOutage) endPause()
        throw failure
      }
    },

    isOpen: () => pausedUntil > 0,
    endPause,
  }
}

/** This isolate's breaker for the content backend. */
export const breaker = createBreaker()
