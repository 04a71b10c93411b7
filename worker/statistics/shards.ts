import type { Config } from '../env.ts'

/** What a shard is chosen by. The same text under two names stands in two places. */
export type ShardKey = { session: string } | { event: string } | { address: string }

const keys = new WeakMap<Config, Promise<CryptoKey>>()

/**
 * The shard of a session, an event without one, or an address, from 0. Under a key of ours: who sends cannot choose it, and so cannot
 * turn all that they make up against one shard.
 */
export async function shardOf(key: ShardKey, config: Config): Promise<number> {
  const [[kind, text] = []] = Object.entries(key)
  // Tokens of the same secret begin otherwise.
  const message = new TextEncoder().encode(`statistics ${kind} ${text}`)
  const mac = await crypto.subtle.sign('HMAC', await keyOf(config), message)
  return new DataView(mac).getUint32(0) % config.statisticsShards
}

function keyOf(config: Config): Promise<CryptoKey> {
  const known = keys.get(config)
  if (known) return known
  const secret = new TextEncoder().encode(config.jwtSecret)
  const key = crypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  keys.set(config, key)
  return key
}
