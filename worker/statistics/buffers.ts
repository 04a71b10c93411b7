import type { Config } from '../env.ts'
import { countKinds } from './address-bounds.ts'
import { shardOf } from './shards.ts'
import type { StatisticsBuffer } from './statistics-buffer.ts'
import type { NamelessEvent } from './stored-event.ts'

/** Events that came together. */
export interface Arrival {
  /** The cookie's value; null where there is none. */
  session: string | null
  /** What the client's address is counted by, as `addressKey` gives it. It is not kept. */
  address: string
  events: readonly NamelessEvent[]
}

/** What became of events; only `stored` ones are on disk. */
export type Appended =
  | { kind: 'stored' }
  | { kind: 'full' }
  /** Their address has sent too much. */
  | { kind: 'refused'; retryAfterSeconds: number }

/**
 * Stores events of one visit. They are on disk once this settles with `stored`. One object counts what their address sends, whatever
 * sessions it makes up; another, which the session chooses, keeps them. Without a session the first event's id chooses it, so that a
 * second try finds the first.
 * @throws Error where a buffer does not answer: whether they are stored is not known then.
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

/** The buffer of a shard, counted from 0. */
export function bufferAt(env: Env, shard: number): DurableObjectStub<StatisticsBuffer> {
  return env.STATISTICS.getByName(`shard-${shard}`)
}
