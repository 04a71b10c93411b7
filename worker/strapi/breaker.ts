import { onForgetAll } from '../isolate-state.ts'
import { StrapiError, StrapiPausedError, StrapiUnreachableError } from './error.ts'

/** Leaves a backend alone that could not be reached, so that readers do not wait for it one after the other. */
export interface Breaker {
  /**
   * Makes a call, unless one failed to connect less than five seconds ago. After that one call tries it while the others go on without.
   * @throws StrapiPausedError where the call is not made; otherwise what the call throws.
   */
  run: <Answer>(call: () => Promise<Answer>) => Promise<Answer>
  /** True from a call that failed to connect until one succeeds. */
  isOpen: () => boolean
  /** Lets calls through again at once: the backend has just been heard of. */
  endPause: () => void
}

/** Milliseconds. */
const pauseMs = 5000

/** Made once by a module, never for a request: it is registered for good. */
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

/** That of this isolate for the content backend. */
export const breaker = createBreaker()
