import type { Progress } from './progress.ts'

/** How one shard is doing. Times are ISO 8601. */
export interface ShardOverview extends Omit<Progress, 'tellDroppedAfter'> {
  /** Events that wait. */
  depth: number
  capacity: number
  /** When the event that waits longest was stored. */
  oldestAt: string | null
  /** Events that Strapi refused, and that wait for somebody to look at them. */
  setAside: number
  /** Id of the batch that is being sent until it is confirmed. */
  batchInFlight: string | null
}

/** From where on somebody has to look, each with the name that it has in answers and logs. */
export const thresholds = {
  /** Minutes that an event waits. */
  oldestMinutes: 10,
  /** Part of the room that is filled. */
  filled: 0.5,
  failuresInRow: 8,
  /** Hours for which dropped events are news. */
  droppedHours: 24,
} as const

/** Why somebody has to look at a shard. */
export type Reason = 'old-events' | 'nearly-full' | 'failing' | 'set-aside' | 'dropped'

/**
 * Why somebody has to look at a shard; empty where all is well.
 * @param now Milliseconds since the epoch.
 */
export function reasonsToLook(shard: ShardOverview, now: number): Reason[] {
  const reasons: Record<Reason, boolean> = {
    'old-events': since(shard.oldestAt, now) > thresholds.oldestMinutes * 60_000,
    'nearly-full': shard.depth > shard.capacity * thresholds.filled,
    failing: shard.failuresInRow >= thresholds.failuresInRow,
    'set-aside': shard.setAside > 0,
    dropped:
      shard.lastDroppedAt !== null && since(shard.lastDroppedAt, now) < thresholds.droppedHours * 3_600_000,
  }
  // The keys of the record above.
  return (Object.keys(reasons) as Reason[]).filter((reason) => reasons[reason])
}

function since(instant: string | null, now: number): number {
  return instant === null ? 0 : now - Date.parse(instant)
}
