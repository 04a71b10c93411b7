import { configOf } from '../env.ts'
import { report } from '../report.ts'
import { bufferAt } from './buffers.ts'
import { type Reason, reasonsToLook, type ShardOverview } from './overview.ts'

/** One shard as operators see it. */
type ShardView = { shard: number } & (
  | (ShardOverview & { reasons: Reason[] })
  /** It didn't answer. */
  | { reasons: ['unreachable']; failure: string }
)

/** All shards. */
export interface StatisticsView {
  /** False if an operator should look at a shard; its reasons say why. */
  healthy: boolean
  /** Sums over the shards that answered. */
  totals: Record<(typeof summed)[number], number>
  /** Of the oldest waiting event; ISO 8601. */
  oldestAt: string | null
  shards: ShardView[]
}

const summed = ['depth', 'capacity', 'delivered', 'dropped', 'suspect', 'setAside'] as const

/**
 * The state of all shards' buffers. Reading it also wakes them, which restores a lost alarm.
 * @param now Milliseconds since the epoch.
 */
export async function viewStatistics(env: Env, now: number): Promise<StatisticsView> {
  const count = configOf(env).statisticsShards
  const shards = await Promise.all(Array.from({ length: count }, (_, shard) => viewShard(env, shard, now)))
  const answered = shards.filter((shard) => 'depth' in shard)
  const totals = Object.fromEntries(
    summed.map((key) => [key, answered.reduce((sum, shard) => sum + shard[key], 0)]),
  )
  const oldest = answered.flatMap(({ oldestAt }) => oldestAt ?? []).toSorted()
  return {
    healthy: shards.every(({ reasons }) => reasons.length === 0),
    // Its keys are those of the list.
    totals: totals as StatisticsView['totals'],
    oldestAt: oldest[0] ?? null,
    shards,
  }
}

/** Logs the shards that need an operator; silent while all is well. */
export async function watchStatistics(env: Env, now: number): Promise<void> {
  const { healthy, totals, oldestAt, shards } = await viewStatistics(env, now)
  if (healthy) return
  const reasons = shards.flatMap(({ shard, reasons }) => (reasons.length > 0 ? [{ shard, reasons }] : []))
  report('statistics-health', new Error('The statistics need an operator'), {
    totals,
    oldestAt,
    reasons,
  })
}

async function viewShard(env: Env, shard: number, now: number): Promise<ShardView> {
  try {
    const overview = await bufferAt(env, shard).overview()
    return { shard, reasons: reasonsToLook(overview, now), ...overview }
  } catch (failure) {
    report('statistics', failure, { shard })
    return {
      shard,
      reasons: ['unreachable'],
      failure: failure instanceof Error ? failure.message : String(failure),
    }
  }
}
