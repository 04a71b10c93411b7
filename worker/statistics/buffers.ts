import type { Config } from '../env.ts'
import { countKinds } from './address-bounds.ts'
import type { Appended } from './appended.ts'
import { shardOf } from './shards.ts'
import type { StatisticsBuffer } from './statistics-buffer.ts'
import type { NamelessEvent } from './stored-event.ts'

/** Events that arrived in one request. */
export interface Arrival {
  /** The cookie's value; null if absent. */
  session: string | null
  /** The key by which the client's address is counted, from `addressKey`. It isn't stored. */
  address: string
  events: readonly NamelessEvent[]
}

/**
 * Stores the events of one visit. They are in storage once this resolves with `stored`. One object counts what the
 * address sends, whatever sessions it makes up; another, chosen by the session, stores the events. Without a session,
 * the first event's id chooses it, so that a retry reaches the same one.
 * @throws Error if a buffer doesn't answer; whether the events were stored is then unknown.
 */
export async function append(
  env: Env,
  config: Config,
  { session, address, events }: Arrival,
): Promise<Appended> {
  const [first] = events
  if (!first) return { kind: 'stored' }
  const [counting, keeping] = await Promise.all([
    shardOf({ address }, config),
    shardOf(session ? { session } : { event: first.eventId }, config),
  ])
  const judgement = await bufferAt(env, counting).judge({ address, counts: countKinds(events) })
  if (judgement.verdict === 'refused')
    return { kind: 'refused', retryAfterSeconds: judgement.retryAfterSeconds }
  const isSuspect = judgement.verdict === 'suspect'
  return bufferAt(env, keeping).append({ session, isSuspect, events: JSON.stringify(events) })
}

/** The buffer of a shard; numbered from 0. */
export function bufferAt(env: Env, shard: number): DurableObjectStub<StatisticsBuffer> {
  return env.STATISTICS.getByName(`shard-${shard}`)
}
