import type { StatisticsView } from './watch.ts'

/** The statistics view in Prometheus text format: one line per shard and metric. */
export function prometheusText({ healthy, shards }: StatisticsView): string {
  const lines = [`schakel_statistics_healthy ${healthy ? 1 : 0}`]
  for (const shard of shards) {
    const label = `{shard="${shard.shard}"}`
    lines.push(`schakel_statistics_reachable${label} ${'depth' in shard ? 1 : 0}`)
    if (!('depth' in shard)) continue
    const { depth, oldestAt, delivered, dropped, suspect, setAside, failuresInRow } = shard
    const figures = {
      depth,
      oldest_timestamp_seconds: oldestAt ? Date.parse(oldestAt) / 1000 : 0,
      delivered_total: delivered,
      dropped_total: dropped,
      suspect_total: suspect,
      set_aside: setAside,
      failures_in_row: failuresInRow,
    }
    for (const [name, value] of Object.entries(figures))
      lines.push(`schakel_statistics_${name}${label} ${value}`)
  }
  return `${lines.join('\n')}\n`
}
