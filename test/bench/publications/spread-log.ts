import type { Random } from '../../../cms/seed/random.ts'
import type { Locations } from './locations.ts'
import type { SlowTime } from './slow-time.ts'

/** When a location's KV came to hold a log. */
export interface Arrival {
  location: number
  /** Number of the newest change in it. */
  head: number
  /** In the time of the simulation. */
  at: number
}

/** How logs come to locations. */
export interface Spreading {
  arrivals: readonly Arrival[]
  /** Brings the newest log everywhere at once. */
  finish: () => Promise<void>
}

/** The first location's own KV is looked at this often. */
const lookMs = 100

/**
 * Does what the platform does with KV: the location that writes sees its own write, and each of the others goes on with the value that it has
 * until it reads it again, up to a minute later.
 * @param longestMs A value is good for a random time up to this.
 */
export function spreadLog(
  time: SlowTime,
  { urls, stores }: Locations,
  random: Random,
  longestMs: number,
  signal: AbortSignal,
): Spreading {
  const arrivals: Arrival[] = []
  const newest = new Map<number, number>()

  function note(location: number, text: string): void {
    const { head }: { head: number } = JSON.parse(text)
    if (head <= (newest.get(location) ?? 0)) return
    newest.set(location, head)
    arrivals.push({ location, head, at: time.now() })
  }

  async function bringNewest(location: number): Promise<void> {
    const text = await stores.logAt(0)
    if (!text) return
    if (location > 0) await stores.putLog(location, text)
    note(location, text)
  }

  async function keepSpreading(location: number): Promise<void> {
    while (!signal.aborted) {
      await time.pause(location === 0 ? lookMs : random.next() * longestMs, signal)
      if (!signal.aborted) await bringNewest(location)
    }
  }

  const all = urls.map((_, location) => location)
  for (const location of all)
    keepSpreading(location).catch((failure: unknown) => {
      // The locations may be stopped at any moment.
      if (!signal.aborted) throw failure
    })
  return {
    arrivals,
    async finish() {
      await Promise.all(all.map(bringNewest))
    },
  }
}
