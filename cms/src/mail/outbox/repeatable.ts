/** Work that is done whenever somebody asks, never twice at a time. */
interface Repeatable {
  /** Has it done now, or once more after the time that is under way. */
  poke(): void
  /** Resolves when nothing is under way. */
  ended(): Promise<void>
}

/**
 * Makes work repeatable.
 * @param options.mayWork Asked before each time.
 * @param options.onFailure Gets the message of a failure, which ends one time, not the next ones.
 */
export function repeatable(
  work: () => Promise<void>,
  { mayWork, onFailure }: { mayWork: () => boolean; onFailure: (message: string) => void },
): Repeatable {
  let isPoked = false
  let underWay: Promise<void> | null = null

  function poke(): void {
    isPoked = true
    if (!underWay && mayWork()) underWay = once()
  }

  async function once(): Promise<void> {
    isPoked = false
    try {
      await work()
    } catch (failure) {
      onFailure(failure instanceof Error ? failure.message : String(failure))
    }
    underWay = null
    // What came in meanwhile may have been missed.
    if (isPoked) setImmediate(poke)
  }

  return { poke, ended: () => underWay ?? Promise.resolve() }
}
