import type { Config } from '../env.ts'
import type { StatisticsBuffer } from './statistics-buffer.ts'
import type { NamelessEvent } from './stored-event.ts'

/** Tells whether events are stored; `full` ones are not. */
export type Appended = 'stored' | 'full'

/**
 * Stores events of one visit. They are on disk once this settles with `stored`.
 * @param session The cookie's value; without it the first event's id chooses the shard, so that a second try finds the first.
 * @throws Error where the buffer does not answer: whether it stored them is not known then.
 */
export async function append(
  env: Env,
  config: Config,
  session: string | null,
  events: readonly NamelessEvent[],
): Promise<Appended> {
  const key = session ?? events[0]?.eventId ?? ''
  const buffer = bufferAt(env, shardOf(key, config.statisticsShards))
  return buffer.append({ session, events: JSON.stringify(events) })
}

/** The buffer of a shard, counted from 0. */
export function bufferAt(env: Env, shard: number): DurableObjectStub<StatisticsBuffer> {
  return env.STATISTICS.getByName(`shard-${shard}`)
}

/** The shard of a text, from 0: FNV-1a, which spreads texts that differ by a little. */
export function shardOf(text: string, shards: number): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0
  return hash % shards
}
