import type { Progress } from './progress.ts'

/** The state of one shard. Times are ISO 8601. */
export interface ShardOverview extends Omit<Progress, 'tellDroppedAfter'> {
  /** Waiting events. */
  depth: number
  capacity: number
  /** When the oldest waiting event was stored. */
  oldestAt: string | null
  /** Events that Strapi refused and that wait for an operator. */
  setAside: number
  /** Id of the batch that is being sent, until it is confirmed. */
  batchInFlight: string | null
}

/** Limits above which an operator should look, named as in answers and logs. */
export const thresholds = {
  /** Minutes that an event has waited. */
  oldestMinutes: 10,
  /** Share of the capacity in use. */
  filled: 0.5,
  failuresInRow: 8,
  /** Hours for which dropped events are reported. */
  droppedHours: 24,
} as const

/** Why an operator should look at a shard. */
export type Reason = 'old-events' | 'nearly-full' | 'failing' | 'set-aside' | 'dropped'

/**
 * Why an operator should look at a shard; empty if all is well.
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
  // The record above has exactly these keys.
  return (Object.keys(reasons) as Reason[]).filter((reason) => reasons[reason])
}

function since(instant: string | null, now: number): number {
  return instant === null ? 0 : now - Date.parse(instant)
}
